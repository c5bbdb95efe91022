import { Random } from '@infra/demo/stock-generator/random';
import { sortOrders } from '@shared-kit/contracts/search/search-fields';
import type { ListFilter, SearchState } from '@shared-kit/contracts/search/search.contract';

const VALUES: Partial<Record<ListFilter, readonly string[]>> = {
  make: ['Toyota', 'Mazda', 'Ford', 'Hyundai', 'Kia', 'Nissan', 'Subaru', 'Volkswagen', 'Isuzu'],
  model: ['HiLux', 'RAV4', 'Ranger', 'CX-5', 'i30', 'Sportage', 'Forester', 'D-MAX'],
  body: ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon', 'Van'],
  car_type: ['new', 'used', 'demo'],
  fuel: ['Petrol', 'Diesel', 'Hybrid', 'Electric'],
  transmission: ['Automatic', 'Manual'],
  drive: ['4WD', 'AWD', 'FWD', 'RWD'],
  colour: ['White', 'Grey', 'Black', 'Blue'],
  year: ['2026', '2025', '2024', '2022', '2019'],
  seats: ['5', '7'],
  price_range: ['0:10000', '15000:20000', '30000:40000', '40000:50000'],
  badge: ['SR5 (4x4)', 'XLT (4x4)', 'Maxx Sport', 'Elite'],
};
const WORDS = [
  'toyota',
  'hilux sr5',
  'toyotta',
  'mazda cx-5',
  'cx5',
  'rang',
  'ford ranger wildtrak',
  'suv diesel',
  'hyndai tucson',
  'white ute automatic',
  'landcruiser',
  'land cruiser',
  'kia sportege',
  '2024 hybrid',
  'i30',
];

/** Words that need no correction, so that going through all cars can check them. */
const PLAIN_WORDS = ['toyota', 'hilux sr5', 'rang', 'suv diesel', 'ford ranger', 'i30', '2024 hybrid', 'cx5'];

/** The same with words that anybody can check. */
export function plainQueries(count: number): SearchState[] {
  return searchQueries(count, PLAIN_WORDS);
}

/** Searches as shoppers make them, from none to four filters, with words, ranges, orders and pages. The same at every run. */
export function searchQueries(count: number, words = WORDS): SearchState[] {
  const random = new Random(2026);
  return Array.from({ length: count }, () => {
    const filters: SearchState['filters'] = {};
    const names = Object.keys(VALUES) as ListFilter[];
    for (let left = random.pick([0, 1, 1, 2, 2, 3, 4]); left > 0; left--) {
      const name = random.pick(names);
      const values = VALUES[name] ?? [];
      filters[name] = [...new Set([random.pick(values), ...(random.chance(0.4) ? [random.pick(values)] : [])])];
    }
    return {
      query: random.chance(0.25) ? random.pick(words) : '',
      page: random.chance(0.25) ? random.int(2, 6) : 1,
      sortBy: random.chance(0.4) ? random.pick(sortOrders) : 'rank',
      filters,
      ranges: random.chance(0.3)
        ? { price: { min: random.int(5, 30) * 1_000, max: random.int(31, 90) * 1_000 } }
        : random.chance(0.2)
          ? { km: { max: 80_000 } }
          : {},
    };
  });
}
