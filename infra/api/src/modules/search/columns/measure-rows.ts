import type { SearchedSite } from '../searched-site';
import type { StockSize } from '../find/stock-size';
import { priceNumbers, weeklyNumbers } from './row-filters';
import { NONE } from './stock-columns';
import type { Codes, StockColumns } from './stock-columns';

/** How many cars a site shows, and between which figures. */
export function measureRows(columns: StockColumns, rows: Uint32Array, site: SearchedSite): StockSize {
  const { codes, numbers } = columns.data;
  return {
    count: rows.length,
    bounds: {
      price: between(priceNumbers(columns, site), rows, NONE),
      km: between(numbers.km, rows, NONE),
      year: between(codes.year, rows, 0),
      weekly: between(weeklyNumbers(columns, site), rows, NONE),
    },
  };
}

function between(values: Codes, rows: Uint32Array, none: number): { min: number; max: number } | null {
  let [min, max] = [Infinity, -Infinity];
  for (const row of rows) {
    const value = values[row] ?? none;
    if (value === none) continue;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min > max ? null : { min, max };
}
