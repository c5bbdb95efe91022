import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { financeApi } from './finance.api';

/** The vehicle that a page of its own is about: apart, as a vehicle's page has it already. The same api and cache. */
export const carApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    getCar: build.query<LeadCarCard, string>({
      query: (car) => `lead-cars/${encodeURIComponent(car)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/lead/lead-car.contract')).leadCarCardSchema,
      ),
    }),
  }),
});
