import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { SiteConfigRefused, toFaults } from '../../../site-config/site-config-fault';
import { locationReviews, locations } from '../location.schema';
import { reviewFileSchema, toStored } from './review-file.schema';

export type { WrittenReviews } from './review-file.schema';

/**
 * Puts what a file says of a group's locations in the place of what was known of them; other locations keep theirs.
 * `ownerDb` is connected as the owner.
 *
 * @returns how many locations and reviews the file has.
 * @throws {SiteConfigRefused} naming every wrong value; nothing is changed then.
 */
export async function importReviews(
  ownerDb: Db,
  group: string,
  given: unknown,
): Promise<{ locations: number; reviews: number }> {
  const parsed = reviewFileSchema.safeParse(given);
  if (!parsed.success) throw new SiteConfigRefused('The reviews', toFaults(parsed.error));
  const sets = parsed.data;
  await withScope(ownerDb, { group }, async (tx) => {
    const known = new Set((await tx.select({ slug: locations.slug }).from(locations)).map(({ slug }) => slug));
    const faults = sets.flatMap(({ location }, index) =>
      known.has(location)
        ? []
        : [{ path: `${index}.location`, message: `the group ${group} has no location ${location}` }],
    );
    if (faults.length > 0) throw new SiteConfigRefused('The reviews', faults);
    for (const set of sets) {
      await tx.delete(locationReviews).where(eq(locationReviews.locationSlug, set.location));
      await tx.insert(locationReviews).values({ groupSlug: group, locationSlug: set.location, doc: toStored(set) });
    }
  });
  return { locations: sets.length, reviews: sets.reduce((sum, { reviews }) => sum + reviews.length, 0) };
}
