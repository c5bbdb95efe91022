import type { Delivery } from '@shared-kit/contracts/delivery.contract';
import type { FinanceEstimate } from '@shared-kit/contracts/finance.contract';
import type { LeadCarCard } from '@shared-kit/contracts/lead-car.contract';
import type { YouxQuote, YouxQuoteBody } from '@shared-kit/contracts/youx.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

export const financeApi = createRemoteApi('mfe-finance').injectEndpoints({
  endpoints: (build) => ({
    getEstimate: build.query<FinanceEstimate, string>({
      query: (slug) => `cars/${encodeURIComponent(slug)}/finance-estimate`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/finance.contract')).financeEstimateSchema,
      ),
    }),
    /** Null where there is none, and where the provider fails: that is nobody's business on the page (S7-03). */
    getQuote: build.query<YouxQuote | null, YouxQuoteBody>({
      async queryFn(body, _api, _extra, ask) {
        const { data } = await ask({ url: 'youx/quote', method: 'POST', body });
        if (!data) return { data: null };
        const { youxQuoteSchema } = await import('@shared-kit/contracts/youx.contract');
        return { data: youxQuoteSchema.safeParse(data).data ?? null };
      },
    }),
    getDelivery: build.query<Delivery, string>({
      query: (postcode) => ({ url: 'delivery', params: { postcode } }),
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/delivery.contract')).deliverySchema),
    }),
    getCar: build.query<LeadCarCard, string>({
      query: (car) => `lead-cars/${encodeURIComponent(car)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/lead-car.contract')).leadCarCardSchema,
      ),
    }),
  }),
});
