import type { ListFilter, RangeFilter } from '@shared-kit/contracts/search/search-fields';
import { formatMoney } from '../number/format-money';
import { formatKms } from '../number/format-number';

// What shoppers read of a filter, wherever it is: beside its fields, on its chip, at its slider, in the heading of a saved
// search and the mails about it.

/** What shoppers call each filter of the search state. */
const titles: Readonly<Record<ListFilter | RangeFilter, string>> = {
  car_type: 'Condition',
  make: 'Make',
  model: 'Model',
  make_model: 'Make and model',
  badge: 'Badge',
  body: 'Body',
  price: 'Price',
  price_range: 'Price range',
  subscription_price: 'Subscription',
  weekly: 'Weekly budget',
  weekly_price_range: 'Weekly repayment',
  km: 'Kilometres',
  year: 'Year',
  transmission: 'Transmission',
  fuel: 'Fuel',
  drive: 'Drive',
  colour: 'Colour',
  seats: 'Seats',
  state: 'State',
  city: 'City',
  location_name: 'Location',
  dealership_name: 'Dealership',
  item_type: 'Type',
  status: 'Availability',
  tag: 'Tag',
  certified: 'Certified',
  categories: 'Collections',
  filtered_features: 'Features',
};

/** Undefined for a name that a newer configuration may use. */
export function titleOf(name: string): string | undefined {
  return Object.hasOwn(titles, name) ? titles[name as ListFilter] : undefined;
}

/** One end of a range with its unit: dollars, dollars a week, kilometres (S5-46), a year. */
const units: Readonly<Record<RangeFilter, (end: number) => string>> = {
  price: formatMoney,
  weekly: (dollars) => `${formatMoney(dollars)} a week`,
  km: formatKms,
  year: String,
};

/** One end of a range as its slider and its chip say it: "$40,000", "40,000 kms". A range that nobody knows has no unit. */
export function rangeEnd(name: string, end: number): string {
  return Object.hasOwn(units, name) ? units[name as RangeFilter](end) : String(end);
}

/** A range as its chip says it: "Up to $40,000", "From 2019", "$100 a week to $200 a week"; empty for one without ends. */
export function rangeText(
  name: string,
  { min, max }: { min?: number | undefined; max?: number | undefined } = {},
): string {
  if (min === undefined) return max === undefined ? '' : `Up to ${rangeEnd(name, max)}`;
  if (max === undefined) return `From ${rangeEnd(name, min)}`;
  return min === max ? rangeEnd(name, min) : `${rangeEnd(name, min)} to ${rangeEnd(name, max)}`;
}

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
    if (max === '') return `${units[unit](Number(min))} and over`;
    const below = units[unit](Number(max));
    return Number(min) === 0 ? `Under ${below}` : `${units[unit](Number(min))} to ${below}`;
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

/** Where a search is near, `place` as shoppers call it, `radius` in kilometres: "Within 50 km of Noosa Heads". */
export function nearText(place: string, radius: number | undefined): string {
  return radius === undefined ? `Near ${place}` : `Within ${radius} km of ${place}`;
}
