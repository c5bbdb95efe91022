import { findConfigChanges } from '@shared-kit/domain/site/config-changes';
import type { Db } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { ContentMissing } from '../content/content-refusal';
import { chosenParts, currentOf, partsOf, SiteMovedOn } from '../change/edit-site';
import type { SiteEdit, SiteParts } from '../change/edit-site';
import { siteRepository } from '../site.repository';
import { siteDraftRepository } from './site-draft.repository';
import type { SiteDraft } from './site-draft.repository';

type Draft = { site: string; before: number; by: string; parts: SiteEdit };

/** How many earlier versions a desk is told of. */
const KNOWN_VERSIONS = 30;

/**
 * Keeps parts of a site as its draft, whole or not: nothing is checked, and nobody sees it but who has the link.
 *
 * @param before number of the draft that was looked at, 0 for none.
 * @throws {SiteMovedOn} where somebody else has kept another draft since, with what differs.
 * @throws {ContentMissing} where there is no such site.
 */
export async function keepSiteDraft(db: Db, { site, before, by, parts }: Draft): Promise<number> {
  const written = chosenParts(parts);
  return withOperatorScope(db, async (tx) => {
    await currentOf(tx, site);
    const repository = siteDraftRepository(tx);
    const number = await repository.replace(site, before, { parts: written, by });
    if (number !== null) return number;
    const theirs = await repository.find(site);
    throw new SiteMovedOn(site, {
      ...{ newest: theirs?.number ?? 0, by: theirs?.by ?? '', at: theirs?.at ?? new Date() },
      changes: findConfigChanges(written, theirs?.parts ?? {}),
    });
  });
}

/** Throws a draft away; where there is none, nothing happens. */
export async function dropSiteDraft(db: Db, site: string): Promise<void> {
  await withOperatorScope(db, (tx) => siteDraftRepository(tx).drop(site));
}

/** A site's draft; null where nobody is writing one. */
export async function findSiteDraft(db: Db, site: string): Promise<SiteDraft | null> {
  return withOperatorScope(db, (tx) => siteDraftRepository(tx).find(site));
}

/** Versions of a site's configuration, the newest first: who made each and why. */
export async function listSiteVersions(db: Db, site: string) {
  const versions = await withOperatorScope(db, (tx) => siteRepository(tx).listVersions(site));
  return versions.slice(0, KNOWN_VERSIONS).map(({ version, author, note, createdAt }) => {
    return { version, by: author, note, at: createdAt };
  });
}

/**
 * What an earlier version of a site said of the parts that its staff write.
 *
 * @throws {ContentMissing} where there is no such version.
 */
export async function readSiteVersion(db: Db, site: string, version: number): Promise<SiteParts['parts']> {
  const config = await withOperatorScope(db, (tx) => siteRepository(tx).findVersion(site, version));
  if (!config) throw new ContentMissing(`There is no version ${version} of ${site}`);
  return partsOf(config);
}
