import { stockRules } from '../../../stock/stock-rules.service';
import { compileCondition } from './compile-condition';
import type { RowsOver } from './compile-condition';
import { matchRows } from './match-rows';
import type { RowFilter } from './row-filters';

/** The rows a site shows at all, in order. */
export function siteRows(over: RowsOver & Required<Pick<RowsOver, 'withheld'>>): Uint32Array {
  const { columns, site } = over;
  const all = columns.derive('all rows', () => Uint32Array.from(columns.data.ids.keys()));
  const closed = stockRules(site.config).map((rule): RowFilter => ({
    facet: undefined,
    condition: compileCondition(rule, over),
    part: { kind: 'filter', name: '' },
  }));
  return matchRows(all, closed, []).matched;
}
