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

/** More are a page of their own: each costs the page that has the row about 700 bytes. */
const MOST_PLACES = 8;

/**
 * The dealerships of a site, one card each, and no more of them than a card says.
 *
 * @param first slug of the dealership that comes first; empty: in the site's order.
 */
export function carouselPlaces(locations: readonly Location[], first: string): CarouselPlaces {
  const dealerships = [...Map.groupBy(locations, ({ dealership_slug: slug }) => slug).entries()]
    .toSorted(([a], [b]) => Number(b === first) - Number(a === first))
    .flatMap(([, places]) => mainPlace(places) ?? []);
  return { places: dealerships.slice(0, MOST_PLACES).map(cardOf), count: dealerships.length };
}

function cardOf(location: Location): CarouselPlace {
  const { slug, dealership_slug, picture, special_hours, address, contact_detail, ...place } = shownPlace(location);
  return {
    ...{ slug, dealership_slug, picture, special_hours, city: address.city },
    name: place.dealership_name || place.name,
    contact_detail: { opening_hours: contact_detail.opening_hours },
  };
}
