import type { RangeFilter } from '@shared-kit/contracts/search/search.contract';
import type { StockSize } from '../../find/stock-size.repository';
import { rowNumbers } from './row-numbers';
import type { RowNumbers, RowSite } from './row-numbers';
import type { StockColumns } from '../stock-columns';

/** How many cars a site shows, and between which figures. */
export function sizeOfRows(columns: StockColumns, rows: Uint32Array, site: RowSite): StockSize {
  const bounds = (fact: RangeFilter) => between(rowNumbers(columns, fact, site), rows);
  return {
    count: rows.length,
    bounds: { price: bounds('price'), km: bounds('km'), year: bounds('year'), weekly: bounds('weekly') },
  };
}

/** The same for numbers that are worked out with a shopper's assumption: the others do not depend on it. */
export function withWeeklyBounds(size: StockSize, rows: Uint32Array, weekly: RowNumbers): StockSize {
  return { ...size, bounds: { ...size.bounds, weekly: between(weekly, rows) } };
}

function between({ values, least }: RowNumbers, rows: Uint32Array): { min: number; max: number } | null {
  let [min, max] = [Infinity, -Infinity];
  for (const row of rows) {
    const value = values[row]!;
    if (value < least) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? null : { min, max };
}
