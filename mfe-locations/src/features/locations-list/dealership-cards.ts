import type { ShownPlace } from '../../api/shown-place';

export type LocationType = 'sales' | 'used' | 'service' | 'parts';
export type DealershipCard = {
  slug: string;
  name: string;
  /** One tab for each type, in the order sales, used, service, parts; a tab lists each of its addresses. */
  tabs: { type: LocationType; label: string; locations: ShownPlace[] }[];
};

const labels: Record<LocationType, string> = { sales: 'Sales', used: 'Used', service: 'Service', parts: 'Parts' };
const order = Object.keys(labels) as LocationType[];

/** One card a dealership. A location without a type sells cars: it shares the Sales tab, first in it. */
export function dealershipCards(locations: readonly ShownPlace[]): DealershipCard[] {
  const byDealership = Map.groupBy(locations, ({ dealership_slug: slug }) => slug);
  return [...byDealership].map(([slug, places]) => ({
    slug,
    name: places[0]?.dealership_name ?? slug,
    tabs: order
      .map((type) => ({
        type,
        label: labels[type],
        locations: places
          .filter((place) => typeOf(place) === type)
          .toSorted((a, b) => Number(a.location_type !== '') - Number(b.location_type !== '')),
      }))
      .filter(({ locations: inTab }) => inTab.length > 0),
  }));
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
