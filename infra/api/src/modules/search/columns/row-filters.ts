import type { SearchState } from '@shared-kit/contracts/search.contract';
import { askedFilters } from '../filters/filter-table';
import type { AskedFilter } from '../filters/filter-table';
import { conditionRows } from './condition-rows';
import type { RowsOver } from './condition-rows';
import type { RowCondition } from './row-condition';

/** A filter the shopper set, over columns. */
export type RowFilter = Omit<AskedFilter, 'condition'> & { condition: RowCondition };

/** What the shopper asked for besides words. */
export function rowFilters(state: SearchState, near: AskedFilter | undefined, over: RowsOver): RowFilter[] {
  return [...askedFilters(state), ...(near ? [near] : [])].map(({ facet, condition, part }) => ({
    facet,
    condition: conditionRows(condition, over),
    part,
  }));
}
