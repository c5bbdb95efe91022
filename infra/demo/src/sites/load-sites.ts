import { createDb } from '@infra/api/db/db';
import { openPictureStamper, stampDocument } from '@infra/api/modules/images/images.service';
import { importSite } from '@infra/api/modules/site/tools.service';
import type { SeedContext } from '../seed-step';
import { PICTURES_DIR } from '../pictures-dir';
import { readSiteFiles } from './read-site-files';

/**
 * Imports the demo's site configurations; one that is served already changes nothing. The groups are
 * there before. No remote is published yet at a first start, so their parts are checked when they are.
 */
export async function loadSites({ databaseUrl, log }: Pick<SeedContext, 'databaseUrl' | 'log'>): Promise<void> {
  const db = createDb(databaseUrl, { max: 1, actor: 'npm start' });
  const stampPicture = openPictureStamper(PICTURES_DIR);
  try {
    for (const { name, given } of await readSiteFiles()) {
      const { slug, version } = await importSite(db, await stampDocument(given, stampPicture), {
        manifests: new Map(),
        allowUnpublished: true,
        note: `demo: ${name}`,
      });
      log.info(`${slug}: version ${version}`);
    }
  } finally {
    await db.$client.end();
  }
}
