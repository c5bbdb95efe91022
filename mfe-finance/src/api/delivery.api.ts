import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { financeApi } from './finance.api';

/** What a delivery costs: apart, so that no calculator of loans carries it. The same api and cache. */
export const deliveryApi = financeApi.injectEndpoints({
  endpoints: (build) => ({
    /** `car`: its slug or id. */
    getDelivery: build.query<Delivery, { postcode: string; car: string }>({
      query: ({ postcode, car }) => ({ url: 'delivery', params: { postcode, car_id: car } }),
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/place/delivery.contract')).deliverySchema,
      ),
    }),
  }),
});
