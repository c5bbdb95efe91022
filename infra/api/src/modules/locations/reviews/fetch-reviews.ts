import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { listReviewedPlaces } from './reviews.repository';
import { importReviews } from './import-reviews.service';
import type { WrittenReviews } from './review-file.schema';
import type { ReviewSource } from './review-source.port';

type Fetched = { locations: number; reviews: number; failed: { slug: string; reason: string }[] };

/** Asks a source of each place of a group that it can know by `place_id`, and keeps what it says; a place it cannot say anything of keeps what it had. */
export async function fetchReviews(ownerDb: Db, group: string, source: ReviewSource): Promise<Fetched> {
  const places = await withScope(ownerDb, { group }, listReviewedPlaces);
  const sets: WrittenReviews[] = [];
  const failed: Fetched['failed'] = [];
  for (const place of places) {
    try {
      const said = await source(place);
      if (said) sets.push(said);
    } catch (error) {
      failed.push({ slug: place.slug, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { ...(await importReviews(ownerDb, group, sets)), failed };
}
