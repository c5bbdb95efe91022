import type { Location } from '@shared-kit/contracts/location.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

/** A form's fields as they were typed: the API judges them by the contract. */
export type TypedFields = Readonly<Record<string, string>>;

export const leadsApi = createRemoteApi('mfe-leads').injectEndpoints({
  endpoints: (build) => ({
    sendEnquiry: build.mutation<{ lead_id: string }, TypedFields>({
      query: (body) => ({ url: 'leads', method: 'POST', body }),
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/lead.contract')).leadAcceptedSchema),
    }),
    getLocations: build.query<{ locations: Location[] }, void>({
      query: () => 'locations',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/location.contract')).locationListSchema,
      ),
    }),
  }),
});

export const { useSendEnquiryMutation } = leadsApi;
