import type { Location } from '@shared-kit/contracts/location.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';

export const locationsApi = createRemoteApi('mfe-locations').injectEndpoints({
  endpoints: (build) => ({
    getLocations: build.query<{ locations: Location[] }, void>({
      query: () => 'locations',
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/location.contract')).locationListSchema,
      ),
    }),
    /** Where a car stands, or the location its site shows instead. */
    getCarLocation: build.query<Location, { slug: string; filter: string }>({
      query: ({ slug, filter }) => `cars/${encodeURIComponent(slug)}/location?filter=${encodeURIComponent(filter)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/location.contract')).locationSchema),
    }),
    getLocation: build.query<Location, string>({
      query: (slug) => `locations/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/location.contract')).locationSchema),
    }),
  }),
});
