import type { CarCosts } from '@shared-kit/contracts/finance/car-costs.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { financeApi } from './finance.api';

/** Apart from the rest: only cars side by side load it. */
export const costsApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    /** By slugs joined by commas. */
    getCarCosts: build.query<CarCosts, string>({
      query: (cars) => ({ url: 'car-costs', params: { cars } }),
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/finance/car-costs.contract')).carCostsSchema,
      ),
    }),
  }),
});
