import { createDb } from '@infra/api/db/db';
import { openPictureStamper } from '@infra/api/modules/images/images.service';
import { loadPictureLibrary } from '@infra/api/modules/stock/tools.service';
import { importModels } from '@infra/api/modules/vehicle/tools.service';
import { readDemoGroups } from '../groups/read-demo-groups';
import { PICTURES_DIR } from '../pictures-dir';
import type { SeedContext } from '../seed-step';
import { demoModels } from './demo-models';

/** Gives each demo group the new models of its brands. */
export async function loadModels({ databaseUrl, log }: Pick<SeedContext, 'databaseUrl' | 'log'>): Promise<void> {
  const pickPictures = await loadPictureLibrary(PICTURES_DIR);
  const stampPicture = openPictureStamper(PICTURES_DIR);
  const db = createDb(databaseUrl, { max: 1 });
  try {
    for (const group of await readDemoGroups()) {
      const count = await importModels(db, group.slug, demoModels(group, pickPictures), stampPicture);
      log.info(`${group.name}: ${count} new models`);
    }
  } finally {
    await db.$client.end();
  }
}
