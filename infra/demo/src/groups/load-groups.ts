import { sql } from 'drizzle-orm';
import { createDb } from '@infra/api/db/db';
import type { Db } from '@infra/api/db/db';
import { withOperatorScope, withScope } from '@infra/api/db/scope';
import { dealerships, locations } from '@infra/api/modules/locations/location.schema';
import { dealerGroups } from '@infra/api/modules/site/site.schema';
import type { SeedContext } from '../seed';
import { expandGroup } from './expand-group';
import type { ExpandedGroup } from './expand-group';
import { readGroupFiles } from './read-group-files';

/** Puts the demo's groups, dealerships and locations into the database; what is there already is brought up to date. */
export async function loadGroups({ databaseUrl, log }: SeedContext): Promise<void> {
  const db = createDb(databaseUrl, { max: 1 });
  const today = new Date().toISOString().slice(0, 10);
  try {
    for (const file of await readGroupFiles()) {
      const group = expandGroup(file, today);
      await storeGroup(db, group);
      log.info(`${group.name}: ${group.dealerships.length} dealerships, ${group.locations.length} locations`);
    }
  } finally {
    await db.$client.end();
  }
}

async function storeGroup(db: Db, { slug: groupSlug, name, ...group }: ExpandedGroup): Promise<void> {
  await withOperatorScope(db, (tx) =>
    tx.insert(dealerGroups).values({ slug: groupSlug, name }).onConflictDoUpdate({ target: dealerGroups.slug, set: { name } }),
  );
  await withScope(db, { group: groupSlug }, async (tx) => {
    await tx
      .insert(dealerships)
      .values(group.dealerships.map((dealership) => ({ groupSlug, ...dealership })))
      .onConflictDoUpdate({ target: [dealerships.groupSlug, dealerships.slug], set: { name: sql`excluded.name`, doc: sql`excluded.doc` } });
    await tx
      .insert(locations)
      .values(
        group.locations.map((location, position) => ({
          groupSlug,
          id: location.id,
          slug: location.slug,
          dealershipSlug: location.dealership_slug,
          visible: location.visible,
          locationType: location.location_type,
          position,
          doc: location,
        })),
      )
      .onConflictDoUpdate({
        target: [locations.groupSlug, locations.id],
        set: { position: sql`excluded.position`, locationType: sql`excluded.location_type`, doc: sql`excluded.doc` },
      });
  });
}
