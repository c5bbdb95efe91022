import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { buildSearch } from '@shared-kit/domain/search/search-url';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { searchApi } from './search.api';

const SHOWN = 4;

/** What a dealership has in stock, named as its vehicles name it: the newest, and how many there are. */
export const stockOfApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    /** Whose place the page's address names: known before the page says it, so that its stock is asked for with it. */
    dealershipAt: build.query<string, string>({
      query: (place) => `locations/${encodeURIComponent(place)}`,
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/place/location.contract')).locationSchema,
      ),
      transformResponse: ({ dealership_name: name }: Location) => name,
    }),
    stockOf: build.query<{ count: number; cars: CarCard[] }, string>({
      query: (dealership) =>
        `search?${buildSearch({ filters: { dealership_name: [dealership] }, sortBy: 'newest' }).toString()}&facets=card`,
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).searchResponseSchema,
      ),
      transformResponse: ({ count, hits }: SearchResponse) => ({ count, cars: hits.slice(0, SHOWN) }),
    }),
  }),
});
