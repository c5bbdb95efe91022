import { createDb } from '@infra/api/db/db';
import { openPictureStamper, stampDocument } from '@infra/api/modules/images/images.service';
import { importGroup } from '@infra/api/modules/locations/import-group.service';
import { importReviews } from '@infra/api/modules/locations/reviews/import-reviews.service';
import { dayIn } from '@shared-kit/domain/time/day-in';
import { PICTURES_DIR } from '../pictures-dir';
import type { SeedContext } from '../seed-step';
import { demoReviews } from './demo-reviews';
import { expandGroup } from './expand-group';
import { atPort } from './own-websites';
import { readDemoGroups } from './read-demo-groups';

/** Puts the demo's groups, dealerships and locations into the database; what is there already is brought up to date. */
export async function loadGroups({
  databaseUrl,
  port,
  log,
}: Pick<SeedContext, 'databaseUrl' | 'port' | 'log'>): Promise<void> {
  const db = createDb(databaseUrl, { max: 1 });
  const today = dayIn('Australia/Brisbane', new Date());
  const stampPicture = openPictureStamper(PICTURES_DIR);
  try {
    for (const group of await readDemoGroups()) {
      const expanded = expandGroup(atPort(group, port), today);
      const { dealerships, locations } = await importGroup(db, await stampDocument(expanded, stampPicture));
      await importReviews(db, group.slug, demoReviews(group, expanded, today));
      log.info(`${group.name}: ${dealerships} dealerships, ${locations} locations`);
    }
  } finally {
    await db.$client.end();
  }
}
