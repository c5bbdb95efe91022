import type { Session } from '@shared-kit/contracts/account.contract';
import type { Car } from '@shared-kit/contracts/car.contract';
import type { SentForm } from '@shared-kit/contracts/lead.contract';
import type { Location } from '@shared-kit/contracts/location.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

/** The little the shell asks the API for by itself: what keeps a page useful when its remote is missing. */
export const shellApi = createRemoteApi('shell').injectEndpoints({
  endpoints: (build) => ({
    getCar: build.query<Car, string>({
      query: (slug) => `cars/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/car.contract')).carSchema),
    }),
    getLocations: build.query<{ locations: Location[] }, void>({
      query: () => 'locations',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/location.contract')).locationListSchema,
      ),
    }),
    getSentForm: build.query<SentForm, string>({
      query: (proof) => `sent-forms/${encodeURIComponent(proof)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/lead.contract')).sentFormSchema),
    }),
    getSession: build.query<Session, void>({
      query: () => 'session',
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/account.contract')).sessionSchema),
    }),
  }),
});
