import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { searchApi } from './search.api';

const SHOWN = 4;

/** What a dealership has in stock, named as its vehicles name it: the newest, and how many there are. */
export const stockOfApi = searchApi.injectEndpoints({
  endpoints: (build) => ({
    stockOf: build.query<{ count: number; cars: CarCard[] }, string>({
      query: (dealership) => `search?dealership_name=${encodeURIComponent(dealership)}&sortBy=newest&facets=card`,
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).searchResponseSchema,
      ),
      transformResponse: ({ count, hits }: SearchResponse) => ({ count, cars: hits.slice(0, SHOWN) }),
    }),
  }),
});
