import type { Location } from '@shared-kit/contracts/place/location.contract';

type SpecialHours = Omit<Location['special_hours'][number], 'location_id'>;

/** What a list of places and a vehicle's page show of a place; its own page has all of it. */
export type ShownPlace = Pick<
  Location,
  | 'id'
  | 'name'
  | 'slug'
  | 'primary'
  | 'location_type'
  | 'dealership_slug'
  | 'dealership_name'
  | 'dealer_license_number'
  | 'contact_detail'
  | 'average_rating'
  | 'review_count'
> & {
  address: Pick<Location['address'], 'street' | 'city' | 'state' | 'postcode' | 'place_url' | 'lat' | 'long'>;
  special_hours: SpecialHours[];
  website: { name: string; url: string } | null;
  /** Of a picture of the place, else of its dealership's logo. */
  picture: { id: string; isLogo: boolean } | null;
};

/** No more of a place than is shown: a list has all of the site's. */
export function shownPlace(place: Location): ShownPlace {
  const { id, name, slug, primary, location_type, dealer_license_number, contact_detail } = place;
  const { average_rating, review_count } = place;
  const { dealership_slug, dealership_name, dealership_website: website } = place;
  const { street, city, state, postcode, place_url, lat, long } = place.address;
  return {
    ...{ id, name, slug, primary, location_type, dealer_license_number, contact_detail },
    ...{ dealership_slug, dealership_name, average_rating, review_count },
    address: { street, city, state, postcode, place_url, lat, long },
    special_hours: place.special_hours.map(({ date, status, start_hour, end_hour, hours }) => ({
      ...{ date, status, start_hour, end_hour, hours },
    })),
    website: website && { name: website.name, url: website.url },
    picture: pictureOf(place),
  };
}

function pictureOf({ image, dealership_website: website }: Location): ShownPlace['picture'] {
  if (image) return { id: image.thumb || image.image.url, isLogo: false };
  return website?.logo.url ? { id: website.logo.url, isLogo: true } : null;
}
