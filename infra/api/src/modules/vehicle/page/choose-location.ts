import type { Location } from '@shared-kit/contracts/place/location.contract';

type Wanted = { locationId: string; dealershipSlug: string; filter: string };

/** Sales before used before a location without a type; service and parts do not sell cars. */
const sells = ['', 'sales', 'used'];

/**
 * Which location a vehicle page shows: the car's own, else one that sells cars at its dealership, else what the
 * site's filter names (primary, a type, or an id).
 */
export function chooseLocation(
  locations: readonly Location[],
  { locationId, dealershipSlug, filter }: Wanted,
): Location | undefined {
  const ofDealership = locations.filter(
    (place) => place.dealership_slug === dealershipSlug && sells.includes(place.location_type),
  );
  return (
    locations.find(({ id }) => id === locationId) ??
    ofDealership[0] ??
    locations.find(({ id, location_type: type }) => id === filter || type === filter) ??
    locations.find(({ primary }) => primary) ??
    locations[0]
  );
}

/**
 * Which locations a vehicle page shows: with a filter of a type, `service-and-parts` or `all` those of
 * the car's dealership, with an id that one, with `primary` and wherever the filter finds none the one of
 * `chooseLocation`. The car's own comes first.
 */
export function chooseLocations(locations: readonly Location[], wanted: Wanted): Location[] {
  const own = chooseLocation(locations, wanted);
  const named = locations.filter(
    (place) =>
      place.id === wanted.filter ||
      (place.dealership_slug === wanted.dealershipSlug && isOfType(place.location_type, wanted.filter)),
  );
  if (named.length === 0) return own ? [own] : [];
  return named.toSorted((a, b) => Number(b === own) - Number(a === own));
}

function isOfType(type: Location['location_type'], filter: string): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'sales':
      return sells.includes(type);
    case 'service-and-parts':
      return type === 'service' || type === 'parts';
    default:
      return type !== '' && type === filter;
  }
}
