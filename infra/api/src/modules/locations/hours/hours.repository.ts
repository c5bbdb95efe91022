import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { hoursOfWritten, writtenHours } from '@shared-kit/domain/place/written-hours';
import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { locationHoursVersions, locations } from '../location.schema';

/** `id` as `account:…` or `token:…`. Nobody for what a file said. */
export type HoursWriter = { name: string; id: string | null };

type Kept = { slug: string; version: number; hours: WrittenHours; filed: WrittenHours; by: HoursWriter };

/** Hours of the places of the scope's group, in versions; the newest stands in the place itself. */
export function hoursRepository(tx: Tx, group: string) {
  return {
    /** The place, held against whoever else would change it in the same moment. */
    async lockPlace(slug: string): Promise<Location | null> {
      const [row] = await tx
        .select({ doc: locations.doc })
        .from(locations)
        .where(eq(locations.slug, slug))
        .for('update');
      return row?.doc ?? null;
    },

    /** Newest first. */
    async versionsOf(slug: string) {
      return tx
        .select()
        .from(locationHoursVersions)
        .where(eq(locationHoursVersions.locationSlug, slug))
        .orderBy(desc(locationHoursVersions.version));
    },

    /** Of every place that has any: its newest version. */
    async newest() {
      return tx
        .selectDistinctOn([locationHoursVersions.locationSlug])
        .from(locationHoursVersions)
        .orderBy(locationHoursVersions.locationSlug, desc(locationHoursVersions.version));
    },

    async append({ slug, version, hours, filed, by }: Kept): Promise<void> {
      const row = { groupSlug: group, locationSlug: slug, version, doc: hours, filed };
      await tx.insert(locationHoursVersions).values({ ...row, author: by.name, authorId: by.id });
    },

    /** Into the place, where pages, bookings and machines read them. */
    async put(place: Location, hours: WrittenHours): Promise<void> {
      const { opening_hours, special_hours } = hoursOfWritten(hours, place.id);
      const doc = { ...place, contact_detail: { ...place.contact_detail, opening_hours }, special_hours };
      await tx.update(locations).set({ doc, changedAt: new Date() }).where(eq(locations.slug, place.slug));
    },

    /** Every place of the group, as it stands. */
    async places(): Promise<Location[]> {
      const rows = await tx
        .select({ doc: locations.doc })
        .from(locations)
        .orderBy(sql`${locations.position}`);
      return rows.map(({ doc }) => doc);
    },
  };
}

/** A place's hours as staff write them. */
export function hoursIn({ contact_detail: { opening_hours }, special_hours }: Location): WrittenHours {
  return writtenHours({ opening_hours, special_hours });
}
