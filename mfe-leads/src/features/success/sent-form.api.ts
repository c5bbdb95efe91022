import type { SentForm } from '@shared-kit/contracts/lead/lead.contract';
import type { Location, OpeningHour } from '@shared-kit/contracts/place/location.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { leadsApi } from '../../api/leads.api';

/** What was sent, by its proof: apart, so that no form carries it. The same api and cache. */
export const sentFormApi = leadsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Null for a proof of nothing: an answer like any other, which the server's page brings to the browser. */
    getSentForm: build.query<SentForm | null, string>({
      async queryFn(proof, _api, _extra, ask) {
        const { data, error } = await ask(`sent-forms/${encodeURIComponent(proof)}`);
        if (error) return error.code === 'not_found' ? { data: null } : { error };
        const { sentFormSchema } = await import('@shared-kit/contracts/lead/lead.contract');
        return { data: sentFormSchema.parse(data) };
      },
    }),
    /** When each place is open, by its id. */
    getHours: build.query<Record<string, OpeningHour[]>, void>({
      query: () => 'locations',
      rawResponseSchema: asResponse(async () => (await import('../../api/form-answers')).locationListSchema),
      transformResponse: ({ locations }: { locations: Location[] }) =>
        Object.fromEntries(locations.map(({ id, contact_detail: { opening_hours: hours } }) => [id, hours])),
    }),
  }),
});
