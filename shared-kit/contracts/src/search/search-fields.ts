/** Names of the search state without zod: what a browser needs to read and write a results URL. */

/** Every list filter of the search state, in the order the specification names them. */
export const listFilters = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'subscription_price',
  'price_range',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
  'certified',
] as const;
export type ListFilter = (typeof listFilters)[number];

/** Fields that take `range[field]=min:max`; either end may be empty. */
export const rangeFilters = ['price', 'km', 'year', 'weekly'] as const;
export type RangeFilter = (typeof rangeFilters)[number];

/** List filters that an address may also name without brackets, as hand-made links and other sites' do. */
export const bareFilters = [
  'categories',
  'car_type',
  'make',
  'model',
  'badge',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'seats',
] as const satisfies ListFilter[];

/** What a site calls what it sells. */
export const vehicleNouns = ['car', 'truck', 'motorcycle', 'caravan', 'vehicle'] as const;
export type VehicleNoun = (typeof vehicleNouns)[number];

/** The first is the default. */
export const sortOrders = ['rank', 'price_asc', 'price_desc', 'km_asc', 'year_desc', 'newest', 'distance'] as const;
export type SortBy = (typeof sortOrders)[number];

/** What a search may ask for at most. The API refuses more by name; a results URL is cut to it. */
export const searchLimits = { textLength: 200, valuesPerFilter: 50, page: 500, hitsPerPage: 60 } as const;

/** Distances from a shopper's place to choose from, in kilometres. */
export const radiiKm = [25, 50, 100, 250, 500] as const;

/** Above so many matches a page says the stock's figure, unless its site says otherwise (S9-06). */
export const COUNT_CAP = 1999;

/** The first so many makes, most cars first, are the popular ones (S2-09). */
export const POPULAR_MAKES = 20;
