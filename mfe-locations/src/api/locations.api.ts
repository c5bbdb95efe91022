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
    /** Where a car stands, or the locations its site shows instead: at least one. */
    getCarLocations: build.query<{ locations: Location[] }, { slug: string; filter: string }>({
      query: ({ slug, filter }) => `cars/${encodeURIComponent(slug)}/locations?filter=${encodeURIComponent(filter)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/location.contract')).locationListSchema,
      ),
    }),
    getLocation: build.query<Location, string>({
      query: (slug) => `locations/${encodeURIComponent(slug)}`,
      responseSchema: asResponse(async () => (await import('@shared-kit/contracts/location.contract')).locationSchema),
    }),
  }),
});
