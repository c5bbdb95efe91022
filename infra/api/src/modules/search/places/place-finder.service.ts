import type { Db } from '../../../db/db';
import type { Place, PlaceTable } from './place-table';

/** Where a postcode is, by the list of places in use. The list is read when somebody asks first: not every process does. */
export function placeFinder(db: Db): (postcode: string) => Promise<Place | null> {
  let remembered: (() => Promise<PlaceTable>) | undefined;
  return async (postcode) => {
    remembered ??= (await import('./remember-places.repository')).rememberPlaces(db);
    return (await remembered()).find(postcode);
  };
}
