import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { Brand, Model, ModelList } from '@shared-kit/contracts/vehicle/model.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

const contract = () => import('@shared-kit/contracts/vehicle/model.contract');

/** Apart from the vehicle page's: neither page carries the other's code. */
export const modelsApi = createRemoteApi('mfe-vehicle/models').injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query<{ brands: Brand[] }, void>({
      query: () => 'brands',
      responseSchema: asResponse(async () => (await contract()).brandListSchema),
    }),
    getModels: build.query<ModelList, { body?: string; make?: string }>({
      query: (params) => ({ url: 'models', params }),
      responseSchema: asResponse(async () => (await contract()).modelListSchema),
    }),
    getModel: build.query<Model, string>({
      query: (slug) => `models/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(async () => (await contract()).modelSchema),
    }),
    searchStock: build.query<SearchResponse, string>({
      query: (query) => `search?${query}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).searchResponseSchema,
      ),
    }),
  }),
});
