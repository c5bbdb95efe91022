import type { Car } from '@shared-kit/contracts/car.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

export const vehicleApi = createRemoteApi('mfe-vehicle').injectEndpoints({
  endpoints: (build) => ({
    getCar: build.query<Car, string>({
      query: (slug) => `cars/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/car.contract')).carSchema),
    }),
  }),
});
