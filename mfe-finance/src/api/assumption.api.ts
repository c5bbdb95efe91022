import type { Assumed } from '@shared-kit/contracts/finance/assumption.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { financeApi } from './finance.api';

/** By itself: the calculators do without it. */
export const assumptionApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    /** What all repayments are worked out with for who asks. */
    getAssumption: build.query<Assumed, void>({
      query: () => 'finance-assumption',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/finance/assumption.contract')).assumedSchema,
      ),
    }),
  }),
});
