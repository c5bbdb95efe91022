import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

/** What the calculators of a vehicle's page ask; the rest is injected into it by the file that needs it. */
export const financeApi = createRemoteApi('mfe-finance').injectEndpoints({
  endpoints: (build) => ({
    getEstimate: build.query<FinanceEstimate, string>({
      query: (slug) => `cars/${encodeURIComponent(slug)}/finance-estimate`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/finance/finance.contract')).financeEstimateSchema,
      ),
    }),
  }),
});
