import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { siteCheck } from './check-site-config';
import { storedSurroundings } from '../change/import-site';
import type { ImportOptions } from '../change/import-site';
import { contentRepository } from '../content/content.repository';
import { pagesKnown } from '../content/served-pages';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { siteRepository } from '../site.repository';
import { withPages } from '../content/post-pages';

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

/**
 * The same for several sets of manifests, one answer for each. What the database says is asked once, of each group once: a
 * decision on a release waits for this at 300 sites.
 */
export async function compareStoredSites(ownerDb: Db, sets: readonly ImportOptions[]): Promise<StoredSiteCheck[][]> {
  const now = new Date();
  const { stored, decided } = await withOperatorScope(ownerDb, async (tx) => ({
    stored: await siteRepository(tx).listCurrent(),
    decided: await contentRepository(tx).listDecided(now),
  }));
  const checks: StoredSiteCheck[][] = sets.map(() => []);
  const factsOf = await storedSurroundings(ownerDb);
  for (const { slug, version, config: written } of stored) {
    const config = withPages(written, (pages) => pagesKnown(pages, decided.get(slug) ?? [], now));
    const check = siteCheck(config, await factsOf(config));
    for (const [index, { manifests, allowUnpublished = false }] of sets.entries())
      checks[index]?.push({ slug, version, faults: check({ manifests, allowUnpublished }).faults });
    // Whoever else asks this program is answered in between.
    await setImmediate();
  }
  return checks;
}
