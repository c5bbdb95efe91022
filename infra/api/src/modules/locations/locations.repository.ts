import { locationSchema } from '@shared-kit/contracts/place/location.contract';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { locations } from './location.schema';

/** Places that one site shows: visible ones of its dealerships, or of its whole group when it names none. */
export function locationsRepository(tx: Tx, site: { group_slug: string; dealershipSlugs: readonly string[] }) {
  const shown = and(
    eq(locations.groupSlug, site.group_slug),
    eq(locations.visible, true),
    site.dealershipSlugs.length > 0 ? inArray(locations.dealershipSlug, [...site.dealershipSlugs]) : undefined,
  );
  return {
    async list(): Promise<Location[]> {
      const rows = await tx
        .select({ doc: locations.doc })
        .from(locations)
        .where(shown)
        .orderBy(asc(locations.position), asc(locations.slug));
      // One that an older release stored lacks what was added since.
      return rows.map(({ doc }) => locationSchema.parse(doc));
    },
  };
}
