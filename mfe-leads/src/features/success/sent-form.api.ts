import type { SentForm } from '@shared-kit/contracts/lead.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { leadsApi } from '../../api/leads.api';

/** What was sent, by its proof: apart, so that no form carries it. The same api and cache. */
export const sentFormApi = leadsApi.injectEndpoints({
  endpoints: (build) => ({
    getSentForm: build.query<SentForm, string>({
      query: (proof) => `sent-forms/${encodeURIComponent(proof)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/lead.contract')).sentFormSchema),
    }),
  }),
});
