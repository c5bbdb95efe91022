import { z } from 'zod';
import { carCardSchema, carSchema } from '../vehicle/car.contract';
import { listFilters, rangeFilters, searchLimits, sortOrders, vehicleNouns } from './search-fields';

export { listFilters, rangeFilters } from './search-fields';
export type { ListFilter, RangeFilter, SortBy } from './search-fields';

export const sortBySchema = z.enum(sortOrders);

const range = z.object({ min: z.number().optional(), max: z.number().optional() });

/** Near a postcode or place name; without a radius (kilometres) every car counts and only knows its distance. */
export const nearSchema = z.object({
  place: z.string().min(1).max(60),
  radius: z.number().int().min(1).max(5_000).optional(),
});
export type Near = z.infer<typeof nearSchema>;

/** What a results URL says. `page` counts from 1. */
export const searchStateSchema = z.object({
  query: z.string().max(searchLimits.textLength).default(''),
  page: z.number().int().min(1).max(searchLimits.page).default(1),
  sortBy: sortBySchema.default('rank'),
  filters: z
    .partialRecord(
      z.enum(listFilters),
      z.array(z.string().max(searchLimits.textLength)).max(searchLimits.valuesPerFilter),
    )
    .default({}),
  ranges: z.partialRecord(z.enum(rangeFilters), range).default({}),
  /** Values of list filters that no car may have: "not Kia". */
  excluded: z
    .partialRecord(
      z.enum(listFilters),
      z.array(z.string().max(searchLimits.textLength)).max(searchLimits.valuesPerFilter),
    )
    .optional(),
  near: nearSchema.optional(),
});
export type SearchState = z.infer<typeof searchStateSchema>;

export const facetItemSchema = z.object({ label: z.string(), value: z.string(), count: z.number().int() });
export type FacetItem = z.infer<typeof facetItemSchema>;

/** Smallest and largest value among all cars of the site; null where no car has one. */
const boundsSchema = z.object({ min: z.number(), max: z.number() }).nullable();

/** A part of the search that alone stands in the way: without it there are `count` cars. */
export const relaxationSchema = z.object({
  kind: z.enum(['query', 'filter', 'excluded', 'range', 'near']),
  /** The filter's or range's name; empty for words and place. */
  name: z.string(),
  count: z.number().int(),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

/** GET /api/search. `count` is the number of matching cars, `ms` the time the engine took. */
export const searchResponseSchema = z.object({
  hits: z.array(carCardSchema),
  facets: z.record(z.string(), z.array(facetItemSchema)),
  count: z.number().int(),
  /** All cars of the site, of a results page all of its path, whatever the filters: shown instead of a count above 1999 (S9-06). */
  stockCount: z.number().int(),
  pages: z.number().int(),
  ms: z.number(),
  /** Where the range sliders begin and end. */
  bounds: z.partialRecord(z.enum(rangeFilters), boundsSchema).optional(),
  /** The search as it was read, where words of the query stood for filters; `query` is what is left of it. */
  understood: searchStateSchema.optional(),
  /** Words of the query that no car has and no filter is called: the search goes without them. */
  ignored: z.array(z.string()).optional(),
  /** Filters that words stood for and no car of the site meets: the search goes without them, or with `instead`. */
  unstocked: z
    .array(z.object({ name: z.enum(listFilters), value: z.string(), instead: z.string().optional() }))
    .optional(),
  /** Words behind a "not" that stand for no filter: what they mean is not left out. `isKnown` where some car has the word. */
  notExcluded: z.array(z.object({ word: z.string(), isKnown: z.boolean() })).optional(),
  /** Ranges whose ends stood the wrong way round, in the address or in the words: they are exchanged. */
  exchanged: z.array(z.enum(rangeFilters)).optional(),
  /** What the cars that were found are: one kind's word, or "vehicle" where there are several. */
  noun: z.enum(vehicleNouns).optional(),
  /** A search in words that finds something on this page. */
  example: z.string().optional(),
  /** Kilometres from the shopper's place, by car id. */
  distances: z.record(z.string(), z.number()).optional(),
  /** The place that `near` means; `label` null when nobody knows it. */
  place: z.object({ label: z.string().nullable() }).optional(),
  /** What the repayments are worked out with, where the shopper chose it; else each is on its lender's own terms. */
  assumption: z.object({ termYears: z.number(), deposit: z.number(), balloonPercent: z.number() }).optional(),
  /** Only without results: what to drop. */
  relaxations: z.array(relaxationSchema).optional(),
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

/** Refinements by name: the values of a list filter, or the two ends of a range. */
const refinementsSchema = z.partialRecord(
  z.enum([...new Set([...listFilters, ...rangeFilters])]),
  z.union([z.array(z.string().max(searchLimits.textLength)).max(searchLimits.valuesPerFilter), range]),
);
export type Refinements = z.infer<typeof refinementsSchema>;

/** POST /api/search. `search_filters` says which cars count at all, `filters` what the shopper chose. */
export const searchRequestSchema = z.strictObject({
  search_filters: refinementsSchema.default({}),
  filters: refinementsSchema.default({}),
  hitsPerPage: z.number().int().min(1).max(searchLimits.hitsPerPage).default(21),
  offset: z
    .number()
    .int()
    .min(0)
    .max(searchLimits.page * 21)
    .default(0),
  query: z.string().max(searchLimits.textLength).default(''),
  sort: sortBySchema.default('rank'),
});
export type SearchRequest = z.infer<typeof searchRequestSchema>;

/** POST /api/multi-search: the hits of several searches at once, at most ten each. */
export const multiSearchRequestSchema = z.strictObject({
  queries: z
    .array(
      z.strictObject({
        index: z.literal('cars').default('cars'),
        limit: z.number().int().min(1).max(10).default(10),
        filter: refinementsSchema.default({}),
      }),
    )
    .min(1)
    .max(10),
});
export const multiSearchResponseSchema = z.object({ results: z.array(z.object({ hits: z.array(carCardSchema) })) });

/** POST /api/search/cars: a list of cars without facets or count. */
export const carsRequestSchema = z.strictObject({
  search_filters: refinementsSchema.default({}),
  limit: z.number().int().min(1).max(searchLimits.hitsPerPage).default(21),
});
export const carsResponseSchema = z.object({ cars: z.array(carCardSchema) });

export const suggestionKinds = ['make', 'model', 'badge', 'body', 'dealership', 'stock'] as const;

/** GET /api/suggestions?query=: what the words may become, grouped by kind. `href` leads to its results or its car. */
export const suggestionsSchema = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(suggestionKinds),
      items: z.array(z.object({ label: z.string(), href: z.string(), count: z.number().int() })),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;

/** GET /api/compare?cars=slug,slug: up to four cars of the site, in the order asked for; unknown ones are left out. */
export const compareResponseSchema = z.object({ cars: z.array(carSchema) });
export type CompareResponse = z.infer<typeof compareResponseSchema>;
