import type { Session } from '@shared-kit/contracts/account/account.contract';
import type { SentForm } from '@shared-kit/contracts/lead/lead.contract';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { dealershipsOf } from '@shared-kit/domain/place/places-of-form';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

/** The little the shell asks the API for by itself: what keeps a page useful when its remote is missing. */
export const shellApi = createRemoteApi('shell').injectEndpoints({
  endpoints: (build) => ({
    getCar: build.query<Car, string>({
      query: (slug) => `cars/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/vehicle/car.contract')).carSchema),
    }),
    getDealerships: build.query<ReturnType<typeof dealershipsOf>, void>({
      query: () => 'locations',
      rawResponseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/place/location.contract')).locationListSchema,
      ),
      transformResponse: ({ locations }: { locations: Location[] }) => dealershipsOf(locations),
    }),
    getSentForm: build.query<SentForm, string>({
      query: (proof) => `sent-forms/${encodeURIComponent(proof)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/lead/lead.contract')).sentFormSchema),
    }),
    getSession: build.query<Session, void>({
      query: () => 'session',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/account/account.contract')).sessionSchema,
      ),
    }),
  }),
});
