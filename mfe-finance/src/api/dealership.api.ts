import type { ScopedSearchResponse } from '@shared-kit/contracts/search/search.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { financeApi } from './finance.api';

/** Asked only for an address that prefers a dealership: apart, so that no calculator carries it. The same api and cache. */
export const dealershipApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whether results of that slug are a dealership's: search itself says, and answers 404 for what it does not know. */
    isDealership: build.query<boolean, string>({
      query: (slug) => `search/${encodeURIComponent(slug)}`,
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).scopedSearchResponseSchema,
      ),
      transformResponse: ({ scope }: ScopedSearchResponse) => scope.kind === 'dealership',
    }),
  }),
});
