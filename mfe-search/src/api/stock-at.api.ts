import type { ScopedSearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { OFFERS_PATH, OFFERS_SCOPE } from '@shared-kit/domain/search/search-path';
import { buildSearch, parseSearch } from '@shared-kit/domain/search/search-url';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { searchApi } from './search.api';
import type { ScopedSearch } from './search.api';

/** What is asked for: a search, and how many of its vehicles are shown. */
export type AskedStock = ScopedSearch & { count: number };

/**
 * What the address of a results page asks for, like `/search/used-cars?sortBy=newest`; its page is left out, as a row has
 * the first of them.
 */
export function stockAsked(address: string, count: number): AskedStock {
  const [path = '', query = ''] = address.split('?');
  const [scope = '', model] = path === OFFERS_PATH ? [OFFERS_SCOPE] : path.split('/').slice(2);
  const params = buildSearch({ ...parseSearch(new URLSearchParams(query)), page: 1 }).toString();
  return { scope, model, params, count };
}

/** The first vehicles of a results page. */
export const stockAtApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    stockAt: build.query<{ cars: CarCard[] }, AskedStock>({
      query: ({ scope, model, params }) =>
        `search/${[scope, model]
          .filter((word) => word !== undefined)
          .map(encodeURIComponent)
          .join('/')}${params && `?${params}`}`,
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).scopedSearchResponseSchema,
      ),
      transformResponse: ({ hits }: ScopedSearchResponse, _meta, { count }) => ({ cars: hits.slice(0, count) }),
    }),
  }),
});
