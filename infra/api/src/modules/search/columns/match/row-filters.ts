import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { chosenFilters } from '../../filters/filter-table';
import type { ChosenFilter } from '../../filters/filter-table';
import { compileCondition } from './compile-condition';
import type { RowsOver } from './compile-condition';
import type { RowCondition } from './row-condition';

/** A filter the shopper set, over columns. */
export type RowFilter = Omit<ChosenFilter, 'condition'> & { condition: RowCondition };

/** What the shopper asked for besides words. */
export function rowFilters(state: SearchState, near: ChosenFilter | undefined, over: RowsOver): RowFilter[] {
  return [...chosenFilters(state), ...(near ? [near] : [])].map(({ facet, condition, part }) => ({
    facet,
    condition: compileCondition(condition, over),
    part,
  }));
}
