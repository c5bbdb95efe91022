import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../db/db';
import { withOperatorScope, withScope } from '../../db/scope';
import { listDealershipSlugs, listDealershipsWithoutMailbox, listPlaceNames } from '../locations/locations.service';
import { listGroupMakes } from '../stock/vehicles.service';
import { checkSiteConfig } from './check-site-config';
import type { Manifests, SiteSurroundings } from './check-site-config';
import { listDealerGroups } from '../../db/dealer-groups';
import { takePagesOfFile } from './content/take-file';
import { SiteConfigRefused } from '../../site-config/site-config-fault';
import { siteRepository } from './site.repository';

export type ImportOptions = {
  manifests: Manifests;
  /** See SiteSurroundings. */
  allowUnpublished?: boolean;
  /** Why, for the history. */
  note?: string;
};

export type ImportedSite = {
  slug: string;
  version: number;
  changed: boolean;
  /** Pages whose published version the file took the place of. */
  overtaken: { path: string; version: number }[];
};

/**
 * Checks a site's configuration (as written: an object with the shell's part and `remotes`)
 * and serves it from now on. The same configuration again changes nothing.
 * `ownerDb` is connected as the owner.
 *
 * @throws {SiteConfigRefused} naming every wrong value; the stored configuration stays.
 */
export async function importSite(ownerDb: Db, given: unknown, options: ImportOptions): Promise<ImportedSite> {
  const slug = slugOf(given);
  const config = await refuseFaults(ownerDb, given, options);
  return withOperatorScope(ownerDb, async (tx) => {
    const repository = siteRepository(tx);
    const current = await repository.findCurrent(slug);
    if (current && isDeepStrictEqual(current.config, given))
      return { slug, version: current.version, changed: false, overtaken: [] };
    const version = await repository.append(
      { slug, group: config.dealership_group, hosts: config.hosts, config: given as object },
      options.note ?? '',
    );
    const files = { before: current?.config['pages'], after: (given as Record<string, unknown>)['pages'], version };
    return { slug, version, changed: true, overtaken: await takePagesOfFile(tx, slug, files) };
  });
}

async function refuseFaults(ownerDb: Db, given: unknown, options: ImportOptions) {
  const { faults, config } = checkSiteConfig(given, await surroundingsOf(ownerDb, given, options));
  if (faults.length > 0 || !config) throw new SiteConfigRefused(slugOf(given), faults);
  return config;
}

/** What the database says that a configuration must agree with. */
export async function surroundingsOf(
  ownerDb: Db,
  given: unknown,
  { manifests, allowUnpublished = false }: ImportOptions,
): Promise<SiteSurroundings> {
  const group = textAt(given, 'dealership_group');
  const facts = await withOperatorScope(ownerDb, async (tx: Tx) => {
    const repository = siteRepository(tx);
    const groups = new Set(await listDealerGroups(tx));
    return { hostsOfOthers: await repository.hostsOfOthers(slugOf(given)), groups };
  });
  const names = await withScope(ownerDb, { group }, async (tx) => ({
    dealerships: await listDealershipSlugs(tx),
    withoutMailbox: await listDealershipsWithoutMailbox(tx),
    places: await listPlaceNames(tx),
    makes: await listGroupMakes(tx),
  }));
  return { ...facts, manifests, allowUnpublished, ...names };
}

function slugOf(given: unknown): string {
  return textAt(given, 'slug') || 'The site';
}

function textAt(given: unknown, key: string): string {
  const value = (given as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : '';
}
