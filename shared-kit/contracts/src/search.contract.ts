import { z } from 'zod';
import { carCardSchema } from './car.contract';
import { listFilters, rangeFilters, sortOrders } from './search-fields';

export { listFilters, rangeFilters } from './search-fields';
export type { ListFilter, RangeFilter, SortBy } from './search-fields';

export const sortBySchema = z.enum(sortOrders);

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

/** What the words of a results path mean on a site: the filters they stand for and what to call them. */
export const searchScopeSchema = z.object({
  kind: z.enum(['all', 'car_type', 'make', 'model', 'dealership']),
  /** As it reads in a heading: "Used cars", "Toyota HiLux". */
  label: z.string(),
  filters: z.partialRecord(z.enum(listFilters), z.array(z.string())),
});
export type SearchScope = z.infer<typeof searchScopeSchema>;

/** GET /api/search/{scope}/{model?}: a results page in one answer. 404 for a scope the site does not know. */
export const scopedSearchResponseSchema = searchResponseSchema.extend({ scope: searchScopeSchema });
export type ScopedSearchResponse = z.infer<typeof scopedSearchResponseSchema>;
