import type { FacetItem, SearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { searchApi } from './search.api';

/** What a home page shows of the stock: how many cars there are, what to choose by, the newest of them. */
export type StockOverview = Pick<SearchResponse, 'count' | 'stockCount' | 'noun'> & {
  /** The newest, at most `NEWEST_SHOWN`. */
  hits: CarCard[];
  makes: FacetItem[];
  /** None before a make is chosen, where there are several. */
  models: FacetItem[];
  bodies: FacetItem[];
  /** The least and the most that a vehicle costs a week, where the site has any by the week. */
  weekly: { min: number; max: number } | null;
};

const NEWEST_SHOWN = 8;

/** The query string that the search card, before anything is chosen, and the sections of the home page share. */
export const NEWEST = 'sortBy=newest';

/** One request for all of a home page, which carries no more of its answer than it shows. */
export const overviewApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    overview: build.query<StockOverview, string>({
      query: (params) => `search?${params}&facets=card`,
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).searchResponseSchema,
      ),
      // Frozen as `asResponse` freezes: Immer would walk through all of it.
      transformResponse: ({ count, stockCount, noun, hits, facets, bounds }: SearchResponse, _meta, params) =>
        Object.freeze({
          count,
          stockCount,
          noun,
          hits: hits.slice(0, NEWEST_SHOWN),
          makes: facets['make'] ?? [],
          models: ((params.includes('make') || facets['make']?.length === 1) && facets['model']) || [],
          bodies: facets['body'] ?? [],
          weekly: bounds?.weekly ?? null,
        }),
    }),
  }),
});
