import type { SearchedSite } from '../searched-site';
import type { StockSize } from '../find/stock-size.repository';
import type { RangeFilter } from '@shared-kit/contracts/search.contract';
import { rowNumbers } from './row-numbers';
import type { RowNumbers } from './row-numbers';
import type { StockColumns } from './stock-columns';

/** How many cars a site shows, and between which figures. */
export function measureRows(columns: StockColumns, rows: Uint32Array, site: SearchedSite): StockSize {
  const bounds = (fact: RangeFilter) => between(rowNumbers(columns, fact, site), rows);
  return {
    count: rows.length,
    bounds: { price: bounds('price'), km: bounds('km'), year: bounds('year'), weekly: bounds('weekly') },
  };
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
