import type { TenantSite } from '../../../plugins/tenant';
import { NO_SUCH_VALUE } from '../facet-labels';
import type { FacetLabels } from '../facet-labels';
import type { StockColumns } from './stock-columns';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The rows a site shows at all, in order (S7-01, S4-07 to S4-09, S9-55): as `siteConditions` says in SQL. */
export function siteRows({ data, size }: StockColumns, { config }: TenantSite, labels: FacetLabels, now: Date) {
  const sets = (['make', 'car_type', 'item_type', 'fuel', 'dealership_slug'] as const).flatMap((attribute) => {
    const values = config.base_filter[attribute];
    return values.length === 0
      ? []
      : [{ column: data.codes[attribute], codes: new Set(values.map((value) => labels.code(attribute, value))) }];
  });
  const sold = labels.code('status', 'sold');
  const days = config.include_sold_cars_days;
  const since = now.getTime() - days * DAY_MS;
  const excluded = new Set(config.excluded_stocknums);
  const isSoldOut = (row: number) =>
    sold !== NO_SUCH_VALUE && data.codes.status[row] === sold && !(days > 0 && (data.soldAt[row] ?? 0) >= since);
  const rows = new Uint32Array(size);
  let count = 0;
  for (let row = 0; row < size; row++) {
    if (isSoldOut(row) || !sets.every(({ column, codes }) => codes.has(column[row] ?? 0))) continue;
    if (excluded.size > 0 && excluded.has(data.stocknums[row] ?? '')) continue;
    rows[count++] = row;
  }
  return rows.slice(0, count);
}
