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

/** Where a search is near, `place` as shoppers call it, `radius` in kilometres: "Within 50 km of Noosa Heads". */
export function nearText(place: string, radius: number | undefined): string {
  return radius === undefined ? `Near ${place}` : `Within ${radius} km of ${place}`;
}
