import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { locationReviews, locations } from '../location.schema';
import type { StoredReviews } from './review-file.schema';
import type { ReviewedPlace } from './review-source.port';

/** What is stored of one location of a group; null where nothing is. */
export async function findReviews(tx: Tx, groupSlug: string, locationSlug: string): Promise<StoredReviews | null> {
  const [row] = await tx
    .select({ doc: locationReviews.doc })
    .from(locationReviews)
    .where(and(eq(locationReviews.groupSlug, groupSlug), eq(locationReviews.locationSlug, locationSlug)));
  return row?.doc ?? null;
}

/** Places of the scope's group that a source can know. */
export async function listReviewedPlaces(tx: Tx): Promise<ReviewedPlace[]> {
  const rows = await tx.select({ slug: locations.slug, doc: locations.doc }).from(locations);
  return rows.flatMap(({ slug, doc: { address } }) => (address.place_id ? [{ slug, placeId: address.place_id }] : []));
}
