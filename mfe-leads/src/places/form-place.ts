import type { Location } from '@shared-kit/contracts/place/location.contract';

/** What forms and what stands beside them say of a place. */
export type FormPlace = Pick<
  Location,
  | 'id'
  | 'name'
  | 'slug'
  | 'visible'
  | 'primary'
  | 'location_type'
  | 'dealership_slug'
  | 'dealership_name'
  | 'manufacturers'
> & {
  address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode'>;
  contact_detail: Omit<Location['contact_detail'], 'opening_hours'>;
};

/** No more of a place than a form reads: a page with a form carries all of the site's. */
export function formPlace(place: Location): FormPlace {
  const { id, name, slug, visible, primary, location_type, manufacturers } = place;
  const { dealership_slug, dealership_name } = place;
  const { opening_hours: _, ...contact_detail } = place.contact_detail;
  const { street, city, state, postcode } = place.address;
  return {
    ...{ id, name, slug, visible, primary, location_type, manufacturers },
    ...{ dealership_slug, dealership_name },
    address: { street, city, state, postcode },
    contact_detail,
  };
}
