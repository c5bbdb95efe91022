import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import type { Autogauge, CarView, ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

/** What the page shows of the car, with the specification's names (S3-01). */
type CountedView = { slug: string; photos_count: number; updated_at: string; website_id: string };
type PhoneReveal = { car_id: string; dealership_id: string; website_id: string };

const vehicleContract = () => import('@shared-kit/contracts/vehicle/vehicle.contract');
const similar = asResponse(async () => (await vehicleContract()).similarCarsSchema);
const path = (slug: string) => `cars/${encodeURIComponent(slug)}`;

export const vehicleApi = createRemoteApi('mfe-vehicle').injectEndpoints({
  endpoints: (build) => ({
    getCar: build.query<ShownCar, string>({
      query: path,
      responseSchema: asResponse(async () => (await vehicleContract()).shownCarSchema),
    }),
    getSimilarCars: build.query<{ hits: CarCard[] }, string>({
      query: (slug) => `${path(slug)}/similar`,
      responseSchema: similar,
    }),
    /** Instead of a car that is not there. */
    getAlternatives: build.query<{ hits: CarCard[] }, string>({
      query: (slug) => `${path(slug)}/alternatives`,
      responseSchema: similar,
    }),
    searchCars: build.query<SearchResponse, string>({
      query: (query) => `search?${query}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/search/search.contract')).searchResponseSchema,
      ),
    }),
    getModel: build.query<Model, string>({
      query: (slug) => `models/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/vehicle/model.contract')).modelSchema,
      ),
    }),
    /** Stands beside the car's own address, not below /api. */
    getAutogauge: build.query<Autogauge, string>({
      query: (slug) => `../${path(slug)}/autogauge`,
      responseSchema: asResponse(async () => (await vehicleContract()).autogaugeAnswerSchema),
      async onQueryStarted(_slug, { queryFulfilled }) {
        await queryFulfilled.catch(() => console.warn('Failed to fetch auto gauge data.'));
      },
    }),
    countView: build.query<CarView, CountedView>({
      query: ({ slug, ...params }) => ({ url: `../${path(slug)}/view.json`, params }),
      responseSchema: asResponse(async () => (await vehicleContract()).carViewSchema),
    }),
    trackPhoneReveal: build.mutation<void, PhoneReveal>({
      query: (body) => ({ url: 'phone-reveals', method: 'POST', body }),
    }),
  }),
});

export const { useTrackPhoneRevealMutation } = vehicleApi;
