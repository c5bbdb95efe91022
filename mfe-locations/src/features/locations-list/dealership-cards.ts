import { distanceKm } from '@shared-kit/domain/place/haversine';
import type { Coordinates } from '@shared-kit/domain/place/haversine';
import { LONGEST_PLACE } from '@shared-kit/domain/place/longest-place';
import { mainPlace } from '@shared-kit/domain/place/place-asked';
import type { MapPoint } from '../../map/map-pins';
import type { ShownPlace } from '../../api/shown-place';

export type LocationType = 'sales' | 'used' | 'service' | 'parts';
export type DealershipCard = {
  slug: string;
  name: string;
  /** The place that says for all of it where it is and whether it is open. */
  main: ShownPlace;
  /** To the nearest of its places; null where nobody said where they are, or it is on no map. */
  km: number | null;
  /** One tab for each type, in the order sales, used, service, parts; a tab lists each of its addresses. */
  tabs: { type: LocationType; label: string; locations: ShownPlace[] }[];
};

/** A postcode has four digits, and fewer letters begin too many towns. */
const SHORTEST_PLACE = 4;

const labels: Record<LocationType, string> = { sales: 'Sales', used: 'Used', service: 'Service', parts: 'Parts' };
const order = Object.keys(labels) as LocationType[];

/**
 * One card a dealership. A location without a type sells cars: it shares the Sales tab, first in it.
 *
 * @param from where the shopper is: the nearest comes first then, and what is on no map last.
 */
export function dealershipCards(locations: readonly ShownPlace[], from: Coordinates | null = null): DealershipCard[] {
  const byDealership = Map.groupBy(locations, ({ dealership_slug: slug }) => slug);
  const cards = [...byDealership].flatMap(([slug, places]) => cardOf(slug, places, from) ?? []);
  return from ? cards.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity)) : cards;
}

function cardOf(slug: string, places: readonly ShownPlace[], from: Coordinates | null): DealershipCard | null {
  const main = mainPlace(places);
  if (!main) return null;
  const all = places.flatMap((place) => coordinatesOf(place) ?? []);
  return {
    slug,
    name: main.dealership_name || main.name,
    main,
    km: from && all.length > 0 ? Math.min(...all.map((at) => distanceKm(from, at))) : null,
    tabs: order
      .map((type) => ({
        type,
        label: labels[type],
        locations: places
          .filter((place) => typeOf(place) === type)
          .toSorted((a, b) => Number(a.location_type !== '') - Number(b.location_type !== '')),
      }))
      .filter(({ locations: inTab }) => inTab.length > 0),
  };
}

/** Where a place is on a map; null where its feed leaves that out. */
function coordinatesOf({ address: { lat, long } }: Pick<ShownPlace, 'address'>): Coordinates | null {
  return lat === null || long === null ? null : { lat, long };
}

/** The pins of some cards: those whose main place is on a map. */
export function cardPoints(cards: readonly DealershipCard[]): MapPoint[] {
  return cards.flatMap(({ slug, name, main }) => {
    const at = coordinatesOf(main);
    return at ? [{ id: slug, name, at }] : [];
  });
}

function typeOf({ location_type: type }: ShownPlace): LocationType {
  return type === '' ? 'sales' : type;
}

/** Locations whose name, postcode, street or type holds the words, whatever their case (S2-03). */
export function findLocations(locations: readonly ShownPlace[], words: string): ShownPlace[] {
  const wanted = words.trim().toLowerCase();
  return locations.filter(({ name, location_type: type, address: { street, postcode } }) =>
    [name, postcode, street, type].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/**
 * The place that searched words may be instead: a postcode or a town, where no location holds them. Empty where some do,
 * or where the words are too few for a place.
 */
export function wordsOfPlace(locations: readonly ShownPlace[], words: string): string {
  const wanted = words.trim();
  const mayBePlace = wanted.length >= SHORTEST_PLACE && wanted.length <= LONGEST_PLACE;
  return mayBePlace && findLocations(locations, wanted).length === 0 ? wanted : '';
}
