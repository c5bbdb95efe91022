import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { locationReviews } from '../location.schema';
import type { StoredReviews } from './review-file.schema';

/** What is stored of one location of a group; null where nothing is. */
export async function findReviews(tx: Tx, groupSlug: string, locationSlug: string): Promise<StoredReviews | null> {
  const [row] = await tx
    .select({ doc: locationReviews.doc })
    .from(locationReviews)
    .where(and(eq(locationReviews.groupSlug, groupSlug), eq(locationReviews.locationSlug, locationSlug)));
  return row?.doc ?? null;
}
