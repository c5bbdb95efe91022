import type { Db } from '../../db/db';
import { withOperatorScope } from '../../db/scope';
import { checkSiteConfig } from './check-site-config';
import { surroundingsOf } from './import-site';
import type { ImportOptions } from './import-site';
import { contentRepository } from './content/content.repository';
import { pagesNow } from './content/served-pages';
import type { SiteConfigFault } from '../../site-config/site-config-fault';
import { siteRepository } from './site.repository';

export type StoredSiteCheck = { slug: string; version: number; faults: SiteConfigFault[] };

/**
 * Holds every stored site against manifests: the stable ones, or those with a candidate among
 * them before it is published. `allowUnpublished` leaves parts of remotes unchecked that have no
 * manifest here.
 */
export async function checkStoredSites(ownerDb: Db, options: ImportOptions): Promise<StoredSiteCheck[]> {
  const [checks = []] = await compareStoredSites(ownerDb, [options]);
  return checks;
}

/** The same for several sets of manifests, one answer for each; what else the platform says is asked once. */
export async function compareStoredSites(ownerDb: Db, sets: readonly ImportOptions[]): Promise<StoredSiteCheck[][]> {
  const now = new Date();
  const { stored, decided } = await withOperatorScope(ownerDb, async (tx) => ({
    stored: await siteRepository(tx).listCurrent(),
    decided: await contentRepository(tx).listDecided(now),
  }));
  const checks: StoredSiteCheck[][] = sets.map(() => []);
  for (const { slug, version, config: written } of stored) {
    const config = { ...written, pages: pagesNow(written['pages'], decided.get(slug) ?? [], now) };
    const around = await surroundingsOf(ownerDb, config, { manifests: new Map() });
    for (const [index, { manifests, allowUnpublished = false }] of sets.entries()) {
      const { faults } = checkSiteConfig(config, { ...around, manifests, allowUnpublished });
      checks[index]?.push({ slug, version, faults });
    }
  }
  return checks;
}
