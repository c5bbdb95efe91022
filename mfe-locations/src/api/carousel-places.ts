import type { Location } from '@shared-kit/contracts/place/location.contract';
import { mainPlace } from '@shared-kit/domain/place/place-asked';
import { shownPlace } from './shown-place';
import type { ShownPlace } from './shown-place';

/** A dealership as a row of them shows it: by the place that sells there. */
export type CarouselPlace = Pick<ShownPlace, 'slug' | 'dealership_slug' | 'picture' | 'special_hours'> & {
  name: string;
  city: string;
  contact_detail: Pick<ShownPlace['contact_detail'], 'opening_hours'>;
};
export type CarouselPlaces = {
  places: CarouselPlace[];
  /** How many dealerships the site has: a row has the first of them. */
  count: number;
};

/** More are a page of their own: each costs the page that has the row about 700 bytes, and a home page has much else. */
const MOST_PLACES = { home: 4, vehicle: 8 };

/** How far ahead a card looks for when it opens next: of a year's holidays none is sent that it cannot speak of. */
const LOOKED_AHEAD_MS = 15 * 24 * 60 * 60 * 1000;

/**
 * The dealerships of a site, one card each, and no more of them than a card says.
 *
 * @param first slug of the dealership that comes first; empty: on a home page, in the site's order.
 */
export function carouselPlaces(
  locations: readonly Location[],
  first: string,
  nowMs: number = Date.now(),
): CarouselPlaces {
  const most = first === '' ? MOST_PLACES.home : MOST_PLACES.vehicle;
  const dealerships = [...Map.groupBy(locations, ({ dealership_slug: slug }) => slug).entries()]
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first))
    .flatMap(([, places]) => mainPlace(places) ?? []);
  const places = dealerships.slice(0, most).map((place) => cardOf(place, nowMs));
  return { places, count: dealerships.length };
}

function cardOf(location: Location, nowMs: number): CarouselPlace {
  const { slug, dealership_slug, picture, special_hours, address, contact_detail, ...place } = shownPlace(location);
  return {
    ...{ slug, dealership_slug, picture, city: address.city },
    special_hours: special_hours.filter(({ date }) => Math.abs(Date.parse(date) - nowMs) < LOOKED_AHEAD_MS),
    name: place.dealership_name || place.name,
    // A card says when it opens in words of its own.
    contact_detail: { opening_hours: contact_detail.opening_hours.map((day) => ({ ...day, formated_hours: '' })) },
  };
}
