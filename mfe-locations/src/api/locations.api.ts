import type { Location, LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import type { PlaceAnswer } from '@shared-kit/contracts/place/place.contract';
import type { NextTimes } from '@shared-kit/contracts/lead/booking.contract';
import { createRemoteApi } from '@shared-kit/runtime/create-remote-api';
import { asResponse } from '@shared-kit/runtime/response-schema';
import { carouselPlaces } from './carousel-places';
import type { CarouselPlaces } from './carousel-places';
import { reviewedPlace, saidOf } from './said-of-place';
import type { SaidOfPlace } from './said-of-place';
import { shownPlace } from './shown-place';
import type { ShownPlace } from './shown-place';

const listed = {
  rawResponseSchema: asResponse(
    async () => (await import('@shared-kit/contracts/place/location.contract')).locationListSchema,
  ),
};
const page = asResponse(async () => (await import('@shared-kit/contracts/place/location.contract')).locationPageSchema);
const list = {
  ...listed,
  transformResponse: ({ locations }: { locations: Location[] }) => ({ locations: locations.map(shownPlace) }),
};

export const locationsApi = createRemoteApi('mfe-locations').injectEndpoints({
  endpoints: (build) => ({
    getLocations: build.query<{ locations: ShownPlace[] }, void>({
      query: () => 'locations',
      ...list,
    }),
    /** The dealerships of the row of them; the one with this slug first. */
    getCarousel: build.query<CarouselPlaces, string>({
      query: () => 'locations',
      ...listed,
      transformResponse: ({ locations }: { locations: Location[] }, _meta, first) => carouselPlaces(locations, first),
    }),
    /** Where a car stands, or the locations its site shows instead: at least one. */
    getCarLocations: build.query<{ locations: ShownPlace[] }, { slug: string; filter: string }>({
      query: ({ slug, filter }) => `cars/${encodeURIComponent(slug)}/locations?filter=${encodeURIComponent(filter)}`,
      ...list,
    }),
    /** Where a postcode or a town is, as somebody typed it. */
    getPlace: build.query<PlaceAnswer, string>({
      query: (near) => `places?near=${encodeURIComponent(near)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/place/place.contract')).placeAnswerSchema,
      ),
    }),
    /** When a place can next be booked. */
    getNextTimes: build.query<NextTimes, string>({
      query: (slug) => `bookings/next?location=${encodeURIComponent(slug)}`,
      responseSchema: asResponse(
        async () => (await import('@shared-kit/contracts/lead/booking.contract')).nextTimesSchema,
      ),
    }),
    getLocation: build.query<LocationOfPage, string>({
      query: (slug) => `locations/${encodeURIComponent(slug)}`,
      responseSchema: page,
    }),
    /** Whose reviews a home page quotes: of the place with this slug, else of that with the most. */
    getReviewedPlace: build.query<{ slug: string | null }, string>({
      query: () => 'locations',
      ...listed,
      transformResponse: ({ locations }: { locations: Location[] }, _meta, wanted) => ({
        slug: reviewedPlace(locations, wanted),
      }),
    }),
    /** What a home page quotes of a place's reviews. */
    getSaidOfPlace: build.query<{ said: SaidOfPlace | null }, string>({
      query: (slug) => `locations/${encodeURIComponent(slug)}`,
      rawResponseSchema: page,
      transformResponse: (place: LocationOfPage) => ({ said: saidOf(place) }),
    }),
  }),
});
