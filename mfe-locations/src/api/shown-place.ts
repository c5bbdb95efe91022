import type { Location } from '@shared-kit/contracts/place/location.contract';

type SpecialHours = Omit<Location['special_hours'][number], 'location_id'>;

/** What a list of places and a vehicle's page show of a place; its own page has all of it. */
export type ShownPlace = Pick<
  Location,
  | 'id'
  | 'name'
  | 'slug'
  | 'location_type'
  | 'dealership_slug'
  | 'dealership_name'
  | 'dealer_license_number'
  | 'contact_detail'
> & {
  address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode' | 'place_url'>;
  special_hours: SpecialHours[];
};

/** No more of a place than is shown: a list has all of the site's. */
export function shownPlace(place: Location): ShownPlace {
  const { id, name, slug, location_type, dealer_license_number, contact_detail } = place;
  const { dealership_slug, dealership_name } = place;
  const { street, city, state, postcode, place_url } = place.address;
  return {
    ...{ id, name, slug, location_type, dealer_license_number, contact_detail },
    ...{ dealership_slug, dealership_name },
    address: { street, city, state, postcode, place_url },
    special_hours: place.special_hours.map(({ date, status, start_hour, end_hour, hours }) => ({
      ...{ date, status, start_hour, end_hour, hours },
    })),
  };
}
