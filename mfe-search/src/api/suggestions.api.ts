import type { Suggestions } from '@shared-kit/contracts/search/search.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { searchApi } from './search.api';

/** What could be meant by words that somebody types: they come on request, and so does this. */
export const suggestionsApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    suggest: build.query<Suggestions, string>({
      query: (words) => `suggestions?query=${encodeURIComponent(words)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).suggestionsSchema,
      ),
    }),
  }),
});
