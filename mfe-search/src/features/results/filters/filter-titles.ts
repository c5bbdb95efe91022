import type { ListFilter, RangeFilter } from '@shared-kit/contracts/search/search-fields';

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
