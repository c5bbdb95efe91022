import type { Db } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { checkSiteConfig } from '../check/check-site-config';
import { surroundingsOf } from './import-site';
import type { ImportOptions } from './import-site';
import { takePagesOfFile } from '../content/take-file';
import { SiteConfigRefused } from '../../../site-config/site-config-fault';
import { lostLegalPages } from '../check/lost-legal-pages';
import { siteRepository } from '../site.repository';
import { writtenPages } from '../content/post-pages';

/**
 * Serves an earlier version of a site again: `to`, or else the one before the present one.
 * Nothing is deleted, so a revert can be reverted; pages that were published beside it change where these versions differ. What the version says must still hold.
 *
 * @throws {SiteConfigRefused} when there is no such version or it no longer fits.
 */
export async function revertSite(
  ownerDb: Db,
  slug: string,
  to: number | undefined,
  options: ImportOptions,
): Promise<{ from: number; to: number }> {
  const { from, target, config, before } = await withOperatorScope(ownerDb, async (tx) => {
    const repository = siteRepository(tx);
    const current = await repository.findCurrent(slug);
    const from = current?.version ?? 0;
    const target = to ?? from - 1;
    return { from, target, before: current?.config, config: await repository.findVersion(slug, target) };
  });
  if (!config)
    throw new SiteConfigRefused(slug, [
      { path: 'version', message: from === 0 ? 'there is no such site' : `there is no version ${target}` },
    ]);

  const checked = checkSiteConfig(config, await surroundingsOf(ownerDb, config, options));
  const faults = [...checked.faults, ...lostLegalPages(before, config, new Date())];
  if (faults.length > 0 || !checked.config) throw new SiteConfigRefused(`Version ${target} of ${slug}`, faults);
  const { hosts } = checked.config;
  await withOperatorScope(ownerDb, async (tx) => {
    await siteRepository(tx).serve(slug, target, hosts);
    await takePagesOfFile(tx, slug, {
      ...{ before: writtenPages(before ?? {}), after: writtenPages(config) },
      version: target,
    });
  });
  return { from, to: target };
}
