import type { ListFilter, RangeFilter } from '@shared-kit/contracts/search/search-fields';
import { rangeEnd } from './filter-words';

// What shoppers read of a filter's values. The API says them, with the counts of facets and in sentences: browsers have no bytes
// for these tables.

/** Names of the ways to look at stock that no single field names (S9-01), in the order they are listed. */
export const categoryLabels = {
  offers: 'Special offers',
  'just-arrived': 'Just arrived',
  'electric-and-hybrid': 'Electric and hybrid',
  'seven-seats': 'Seven seats or more',
} as const;

const statusLabels = { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' };

type InWords = (value: string) => string;
const stock: InWords = (value) => value;
const capital: InWords = (value) => value.charAt(0).toUpperCase() + value.slice(1);
const oneOf =
  (labels: Readonly<Record<string, string>>): InWords =>
  (value) => {
    const key = value.toLowerCase();
    return Object.hasOwn(labels, key) ? labels[key]! : value;
  };

/** "10000:15000" -> "$10,000 to $15,000". What is no band stays as it is: it finds nothing. */
const bandOf =
  (unit: RangeFilter): InWords =>
  (value) => {
    const [, min, max] = /^(\d*):(\d*)$/.exec(value) ?? [];
    if (min === undefined || max === undefined) return value;
    if (max === '') return `${rangeEnd(unit, Number(min))} and over`;
    const below = rangeEnd(unit, Number(max));
    return Number(min) === 0 ? `Under ${below}` : `${rangeEnd(unit, Number(min))} to ${below}`;
  };

/** How the values of each filter are said. */
const inWords: Readonly<Record<ListFilter, InWords>> = {
  badge: stock,
  status: oneOf(statusLabels),
  car_type: capital,
  categories: oneOf(categoryLabels),
  city: stock,
  colour: stock,
  dealership_name: stock,
  filtered_features: stock,
  item_type: capital,
  km: bandOf('km'),
  location_name: stock,
  make: stock,
  make_model: stock,
  model: stock,
  price: bandOf('price'),
  subscription_price: bandOf('weekly'),
  price_range: bandOf('price'),
  seats: stock,
  body: stock,
  drive: stock,
  fuel: stock,
  transmission: stock,
  state: stock,
  tag: stock,
  weekly_price_range: bandOf('weekly'),
  year: stock,
  certified: () => 'Certified',
};

/** A value of a list filter below the filter's title: "In stock", "$10,000 to $15,000"; what stock is called stays as it is. */
export function valueUnderTitle(name: string, value: string): string {
  return Object.hasOwn(inWords, name) ? inWords[name as ListFilter](value) : value;
}

/** The same where no title stands beside it: "7 seats". */
export function valueAlone(name: string, value: string): string {
  return name === 'seats' ? `${value} seats` : valueUnderTitle(name, value);
}
