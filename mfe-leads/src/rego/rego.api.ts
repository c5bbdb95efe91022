import type { RegoLookup } from '@shared-kit/contracts/vehicle/rego.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { leadsApi } from '../api/leads.api';

/** Vehicles by their plates: apart, so that forms without a plate do not carry it. */
export const regoApi = leadsApi.injectEndpoints({
  endpoints: (build) => ({
    lookUpRego: build.mutation<RegoLookup, { rego: string; state: string; page?: string }>({
      query: (body) => ({ url: 'rego-lookups', method: 'POST', body }),
      responseSchema: asResponse(
        async () =>
          (await import(/* webpackChunkName: 'on-demand-find' */ '@shared-kit/contracts/vehicle/rego.contract'))
            .regoLookupSchema,
      ),
    }),
  }),
});
