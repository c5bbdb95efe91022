import type { ListFilter, SearchState } from '@shared-kit/contracts/search/search.contract';
import { dice } from './search-feed';

/** Values of `feedRows`, some spelt in another case. */
export const searchChoices: Partial<Record<ListFilter, readonly string[]>> = {
  make: ['Toyota', 'mazda', 'Suzuki'],
  model: ['HiLux', 'CX-5', '3', 'Swift'],
  body: ['SUV', 'BUGGY', 'Ute'],
  badge: ['GX', 'Sport'],
  car_type: ['new', 'used', 'demo'],
  fuel: ['Petrol', 'Electric'],
  drive: ['4WD', 'FWD'],
  transmission: ['Automatic', 'Manual'],
  colour: ['White', 'Black'],
  status: ['in_stock', 'coming_soon', 'sold'],
  city: ['Gympie'],
  location_name: ['Noosa yard', 'Nowhere yard'],
  make_model: ['Toyota RAV4', 'Mazda 3'],
  year: ['2015', '2016', '2020'],
  seats: ['5', '7'],
  certified: ['true'],
  km: ['0:10000', '60000:100000'],
  price: ['15000:20000', '40000:50000'],
  price_range: ['25000:30000', '60000:80000'],
  filtered_features: ['Apple CarPlay', 'Leather seats'],
};
/** Searches with up to three filters and ranges, the same at every run. */
export function randomSearches(count: number): Partial<SearchState>[] {
  const { next, pick } = dice(2026);
  const names = Object.keys(searchChoices) as ListFilter[];
  return Array.from({ length: count }, () => {
    const filters: SearchState['filters'] = {};
    for (let left = next(4); left > 0; left--) {
      const name = pick(names);
      filters[name] = [...new Set(Array.from({ length: 1 + next(2) }, () => pick(searchChoices[name] ?? [])))];
    }
    const ranges: SearchState['ranges'] = {};
    if (next(3) === 0) ranges.price = { min: next(30) * 1_000, max: (25 + next(50)) * 1_000 };
    if (next(4) === 0) ranges.km = { max: 20_000 + next(150_000) };
    if (next(5) === 0) ranges.year = { min: 2012 + next(8) };
    return { filters, ranges };
  });
}
