import { formPlaceSchema, locationSchema } from '@shared-kit/contracts/place/location.contract';
import type { FormPlace, Location } from '@shared-kit/contracts/place/location.contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { locationReviews, locations } from './location.schema';

/** Places that one site shows: visible ones of its dealerships, or of its whole group when it names none. */
export function locationsRepository(tx: Tx, site: { group_slug: string; dealershipSlugs: readonly string[] }) {
  const shown = and(
    eq(locations.groupSlug, site.group_slug),
    eq(locations.visible, true),
    site.dealershipSlugs.length > 0 ? inArray(locations.dealershipSlug, [...site.dealershipSlugs]) : undefined,
  );
  return {
    async list(): Promise<Location[]> {
      const { doc: said } = locationReviews;
      const rows = await tx
        .select({
          doc: locations.doc,
          average: sql<number | null>`${said} -> 'average_rating'`,
          count: sql<number | null>`${said} -> 'count'`,
        })
        .from(locations)
        .leftJoin(
          locationReviews,
          and(eq(locationReviews.groupSlug, locations.groupSlug), eq(locationReviews.locationSlug, locations.slug)),
        )
        .where(shown)
        .orderBy(asc(locations.position), asc(locations.slug));
      // One that an older release stored lacks what was added since.
      return rows.map(({ doc, average, count }) => locationSchema.parse(rated(doc, average, count)));
    },
    /** When what a page says of each of them has changed; null of what has not since that is kept. */
    async listDates(): Promise<{ slug: string; changedAt: Date | null }[]> {
      return tx
        .select({ slug: locations.slug, changedAt: locations.changedAt })
        .from(locations)
        .where(shown)
        .orderBy(asc(locations.position), asc(locations.slug));
    },
    /** The same places, no more of each than a form says: most of a place is when it is open. */
    async listForForms(): Promise<FormPlace[]> {
      const rows = await tx
        .select({ doc: sql`${locations.doc} - array['special_hours', 'team', 'image']` })
        .from(locations)
        .where(shown)
        .orderBy(asc(locations.position), asc(locations.slug));
      return rows.map(({ doc }) => formPlaceSchema.parse(doc));
    },
  };
}

/** A place with its rating: imported reviews say it better than the group's file. */
export function rated(doc: Location, average: number | null, count: number | null): Location {
  return count === null ? doc : { ...doc, average_rating: average, review_count: count };
}
