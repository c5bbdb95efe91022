import type { Db } from '../../../db/db';
import { placeFinder } from '../../search/places/place-finder.service';
import type { GeocodingPort } from './geocoding.port';

/** The default that needs no account: the list of Australian places that the search knows too. */
export function placesGeocoding(db: Db): GeocodingPort {
  const find = placeFinder(db);
  return async (postcode) => {
    const place = await find(postcode);
    return place && { ...place, by: 'places' };
  };
}
