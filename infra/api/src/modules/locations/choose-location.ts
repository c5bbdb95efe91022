import type { Location } from '@shared-kit/contracts/location.contract';

type Wanted = { locationId: string; dealershipSlug: string; filter: string };

/** Sales before used before a location without a type; service and parts do not sell cars. */
const sells = ['', 'sales', 'used'];

/**
 * Which location a vehicle page shows: the car's own, else one that sells cars at its dealership, else what the
 * site's filter names (primary, a type, or an id; spec section 2).
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
