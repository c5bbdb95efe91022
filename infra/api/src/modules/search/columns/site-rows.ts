import { NO_SUCH_VALUE } from '../facets/facet-labels';
import type { FacetLabels } from '../facets/facet-labels';
import type { SearchedSite } from '../searched-site';
import { matchRows } from './match-rows';
import { hasCode } from './row-filters';
import type { RowFilter } from './row-filters';
import type { StockColumns } from './stock-columns';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The rows a site shows at all, in order (S7-01, S4-07 to S4-09, S9-55): as `siteConditions` says in SQL. `excluded`
 * are the ids of the cars it never shows.
 */
export function siteRows(
  columns: StockColumns,
  { config }: SearchedSite,
  { labels, excluded, now }: { labels: FacetLabels; excluded: ReadonlySet<string>; now: Date },
): Uint32Array {
  const { ids, codes, soldAt } = columns.data;
  const conditions: RowFilter['condition'][] = [];
  for (const name of ['make', 'car_type', 'item_type', 'fuel', 'dealership_slug'] as const) {
    const values = config.base_filter[name].map((value) => labels.code(name, value));
    if (values.length > 0) conditions.push(hasCode(codes[name], columns.most(name, codes[name]), values));
  }
  const sold = labels.code('status', 'sold');
  const days = config.include_sold_cars_days;
  const since = days > 0 ? now.getTime() - days * DAY_MS : Infinity;
  if (sold !== NO_SUCH_VALUE)
    conditions.push({ kind: 'test', test: (row) => codes.status[row] !== sold || soldAt[row]! >= since });
  if (excluded.size > 0) conditions.push({ kind: 'test', test: (row) => !excluded.has(ids[row]!) });
  const all = columns.derive('all rows', () => Uint32Array.from(ids.keys()));
  const closed = conditions.map((condition) => ({
    facet: undefined,
    condition,
    part: { kind: 'filter' as const, name: '' },
  }));
  return matchRows(all, closed, []).met;
}
