import type { SortBy } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import type { Paging } from '../stock-search.port';
import { priceNumbers } from './row-filters';
import type { StockColumns } from './stock-columns';

type Asked = { site: TenantSite; sortBy: SortBy; paging: Paging; kmByCode: ReadonlyMap<number, number> | undefined };

/** The rows of one page, in the order asked for. `met` is in order of rank. */
export function pageOfRows(columns: StockColumns, met: Uint32Array, asked: Asked): number[] {
  const { limit, offset } = asked.paging;
  if (offset >= met.length) return [];
  const order = orderOf(columns, met, asked);
  if (order === null) return [...met.subarray(offset, offset + limit)];
  const isMet = new Uint8Array(columns.size);
  for (const row of met) isMet[row] = 1;
  const page: number[] = [];
  let before = 0;
  for (const row of order) {
    if (isMet[row] !== 1) continue;
    if (before++ < offset) continue;
    page.push(row);
    if (page.length === limit) break;
  }
  return page;
}

/** All rows in an order; null for that of rank. */
function orderOf(columns: StockColumns, met: Uint32Array, { site, sortBy, kmByCode }: Asked): Uint32Array | null {
  const { codes, numbers, newest } = columns.data;
  const price = site.config.flags.subscription_site ? 'price or subscription' : 'price';
  switch (sortBy) {
    case 'rank':
      return null;
    case 'price_asc':
      return columns.orderBy(price, priceNumbers(columns, site), 'asc');
    case 'price_desc':
      return columns.orderBy(price, priceNumbers(columns, site), 'desc');
    case 'km_asc':
      return columns.orderBy('km', numbers.km, 'asc');
    case 'year_desc':
      return columns.orderBy('year', codes.year, 'desc');
    case 'newest':
      return newest;
    case 'distance':
      return kmByCode ? nearestFirst(codes.location_name, met, kmByCode) : null;
  }
}

/** By whole metres, the cars of unknown places last. */
function nearestFirst(locations: Int32Array, met: Uint32Array, kmByCode: ReadonlyMap<number, number>): Uint32Array {
  const last = 2 ** 30;
  const metres = (row: number) => {
    const km = kmByCode.get(locations[row] ?? 0);
    return km === undefined ? last : Math.round(km * 1000);
  };
  return Uint32Array.from(Float64Array.from(met, (row) => metres(row) * 2 ** 21 + row).sort(), (key) => key % 2 ** 21);
}
