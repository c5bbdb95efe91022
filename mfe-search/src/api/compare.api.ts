import type { CompareResponse } from '@shared-kit/contracts/search/search.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { searchApi } from './search.api';

/** What the compare page alone asks for: vehicles by their slugs, in that order. */
export const compareApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    compare: build.query<CompareResponse, readonly string[]>({
      query: (slugs) => `compare?cars=${slugs.map(encodeURIComponent).join(',')}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).compareResponseSchema,
      ),
    }),
  }),
});
