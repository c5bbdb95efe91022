import { siteParts } from '../../../stock/site-parts.service';
import { compileCondition } from './compile-condition';
import type { RowsOver } from './compile-condition';
import { matchRows } from './match-rows';
import type { RowFilter } from './row-filters';

/** The rows a site shows at all, in order. */
export function siteRows(over: RowsOver & Required<Pick<RowsOver, 'withheld'>>): Uint32Array {
  const { columns, site } = over;
  const all = columns.derive('all rows', () => Uint32Array.from(columns.data.ids.keys()));
  const closed = siteParts(site.config).map((part): RowFilter => ({
    facet: undefined,
    condition: compileCondition(part, over),
    part: { kind: 'filter', name: '' },
  }));
  return matchRows(all, closed, []).met;
}
