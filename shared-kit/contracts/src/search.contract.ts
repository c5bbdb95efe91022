import { z } from 'zod';
import { carCardSchema } from './car.contract';

/** Every list filter of the search state (spec section 3), in the order the specification names them. */
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

export const sortBySchema = z.enum(['rank', 'price_asc', 'price_desc', 'km_asc', 'year_desc', 'newest']);
export type SortBy = z.infer<typeof sortBySchema>;

const range = z.object({ min: z.number().optional(), max: z.number().optional() });

/** What a results URL says. `page` counts from 1. */
export const searchStateSchema = z.object({
  query: z.string().max(200).default(''),
  page: z.number().int().min(1).max(10_000).default(1),
  sortBy: sortBySchema.default('rank'),
  filters: z.partialRecord(z.enum(listFilters), z.array(z.string().max(200)).max(50)).default({}),
  ranges: z.partialRecord(z.enum(rangeFilters), range).default({}),
});
export type SearchState = z.infer<typeof searchStateSchema>;

export const facetItemSchema = z.object({ label: z.string(), value: z.string(), count: z.number().int() });
export type FacetItem = z.infer<typeof facetItemSchema>;

/** GET /api/search. `count` is the number of matching cars, `ms` the time the engine took. */
export const searchResponseSchema = z.object({
  hits: z.array(carCardSchema),
  facets: z.record(z.string(), z.array(facetItemSchema)),
  count: z.number().int(),
  /** All cars of the site, whatever the filters: shown instead of a count above 1999 (S9-06). */
  stockCount: z.number().int(),
  pages: z.number().int(),
  ms: z.number(),
});
export type SearchResponse = z.infer<typeof searchResponseSchema>;
