import type { Car, CarCard } from '@shared-kit/contracts/car.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

type PhoneReveal = { car_id: string; dealership_id: string; website_id: string };

export const vehicleApi = createRemoteApi('mfe-vehicle').injectEndpoints({
  endpoints: (build) => ({
    getCar: build.query<Car, string>({
      query: (slug) => `cars/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/car.contract')).carSchema),
    }),
    getSimilarCars: build.query<{ hits: CarCard[] }, string>({
      query: (slug) => `cars/${encodeURIComponent(slug)}/similar`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/vehicle.contract')).similarCarsSchema,
      ),
    }),
    trackPhoneReveal: build.mutation<void, PhoneReveal>({
      query: (body) => ({ url: 'phone-reveals', method: 'POST', body }),
    }),
  }),
});

export const { useTrackPhoneRevealMutation } = vehicleApi;
