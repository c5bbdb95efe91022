import type { SortBy } from '@shared-kit/contracts/search/search.contract';
import type { Paging } from '../../find/stock-search.port';
import { rowNumbers } from './row-numbers';
import type { RowSite } from './row-numbers';
import { byNumber, cachedOrders, sortRows } from '../row-order';
import type { Codes, Order, StockColumns } from '../stock-columns';

type PageRequest = {
  site: RowSite;
  sortBy: SortBy;
  paging: Paging;
  kmByCode: ReadonlyMap<number, number> | undefined;
};

/** The rows of one page, in the order asked for. `matched` is in order of rank. */
export function pageOfRows(columns: StockColumns, matched: Uint32Array, request: PageRequest): number[] {
  const { paging, sortBy, site, kmByCode } = request;
  const { limit, offset } = paging;
  if (offset >= matched.length) return [];
  if (sortBy === 'distance' && kmByCode) {
    const nearest = nearestRows(columns.data.codes.location_name, matched, kmByCode, offset + limit);
    return [...nearest.subarray(offset, offset + limit)];
  }
  if (sortBy === 'rank' || sortBy === 'distance') return [...matched.subarray(offset, offset + limit)];
  return pick(columns, orderOf(columns, site, sortBy), matched, paging);
}

function orderOf(columns: StockColumns, site: RowSite, sortBy: keyof typeof cachedOrders): Order {
  const isWeekly = site.config.flags.subscription_site && (sortBy === 'price_asc' || sortBy === 'price_desc');
  if (!isWeekly) return cachedOrders[sortBy];
  const direction = sortBy === 'price_asc' ? 'asc' : 'desc';
  return byNumber('price or subscription', direction, () => rowNumbers(columns, 'price', site).values);
}

/** Those of `matched` that stand first in the order of all rows. */
function pick(columns: StockColumns, order: Order, matched: Uint32Array, { limit, offset }: Paging): number[] {
  const all = columns.inOrder(order);
  const isMatched = new Uint8Array(columns.size);
  for (let index = 0; index < matched.length; index++) isMatched[matched[index]!] = 1;
  const page: number[] = [];
  for (let index = 0, before = 0; index < all.length && page.length < limit; index++)
    if (isMatched[all[index]!] === 1 && before++ >= offset) page.push(all[index]!);
  return page;
}

/** At least the first `count` rows by whole metres, the cars of unknown places last. */
function nearestRows(
  locations: Codes,
  matched: Uint32Array,
  kmByCode: ReadonlyMap<number, number>,
  count: number,
): Uint32Array {
  const unknown = 2 ** 30;
  const metres = (row: number) => {
    const km = kmByCode.get(locations[row]!);
    return km === undefined ? unknown : Math.round(km * 1000);
  };
  // Cars stand at few places: how far the page reaches is known before anything is sorted.
  const carsAt = new Map<number, number>();
  for (const row of matched) carsAt.set(metres(row), (carsAt.get(metres(row)) ?? 0) + 1);
  let left = count;
  const reach = [...carsAt.keys()].sort((a, b) => a - b).find((far) => (left -= carsAt.get(far) ?? 0) <= 0) ?? unknown;
  return sortRows(
    matched.filter((row) => metres(row) <= reach),
    metres,
  );
}
