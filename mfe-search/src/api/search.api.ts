import type { ScopedSearchResponse, SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { resultsOf } from './listed-car';
import type { Results } from './listed-car';

/** A results page: the words of its path, and its query string in canonical order. */
export type ScopedSearch = { scope: string; model?: string | undefined; params: string };

/** How long results outlive the page that showed them, in seconds. */
const KEEP_SECONDS = 600;

export const searchApi = createRemoteApi('mfe-search').injectEndpoints({
  endpoints: (build) => ({
    searchScope: build.query<Results, ScopedSearch>({
      // The back button finds what was seen, further pages included.
      keepUnusedDataFor: KEEP_SECONDS,
      query: ({ scope, model, params }) =>
        `search/${[scope, model]
          .filter((word) => word !== undefined)
          .map(encodeURIComponent)
          .join('/')}${params && `?${params}`}`,
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).scopedSearchResponseSchema,
      ),
      // Frozen as `asResponse` freezes: Immer would walk through all cars.
      transformResponse: (answer: ScopedSearchResponse) => Object.freeze(resultsOf(answer)),
    }),
    search: build.query<SearchResponse, string>({
      query: (params) => `search${params && `?${params}`}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).searchResponseSchema,
      ),
    }),
  }),
});
