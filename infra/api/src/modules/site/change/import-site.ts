import { isDeepStrictEqual } from 'node:util';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope, withScope } from '../../../db/scope';
import { listDealershipSlugs, listDealershipsWithoutMailbox, listPlaceNames } from '../../locations/locations.service';
import { listGroupMakes } from '../../stock/vehicles.service';
import { checkSiteConfig } from '../check/check-site-config';
import type { Manifests, SiteSurroundings } from '../check/check-site-config';
import { listDealerGroups } from '../../../db/dealer-groups';
import { takePagesOfFile } from '../content/take-file';
import { SiteConfigRefused } from '../../../site-config/site-config-fault';
import { lostLegalPages } from '../check/lost-legal-pages';
import { siteRepository } from '../site.repository';
import { writtenPages } from '../content/post-pages';

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
    const after = given as Record<string, unknown>;
    const lost = lostLegalPages(current?.config, after, new Date());
    if (lost.length > 0) throw new SiteConfigRefused(slug, lost);
    const version = await repository.append(
      { slug, group: config.dealership_group, hosts: config.hosts, config: after },
      options.note ?? '',
    );
    const files = { before: writtenPages(current?.config ?? {}), after: writtenPages(after), version };
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
  return { ...(await (await storedSurroundings(ownerDb))(given)), manifests, allowUnpublished };
}

/** The same for one site after another: what all of them have in common is asked once, what a group has once for the group. */
export async function storedSurroundings(ownerDb: Db) {
  const { hosts, groups } = await withOperatorScope(ownerDb, async (tx: Tx) => ({
    hosts: await siteRepository(tx).hosts(),
    groups: new Set(await listDealerGroups(tx)),
  }));
  const namesOf = new Map<string, ReturnType<typeof namesOfGroup>>();
  return async (given: unknown): Promise<Omit<SiteSurroundings, 'manifests' | 'allowUnpublished'>> => {
    const [slug, group] = [slugOf(given), textAt(given, 'dealership_group')];
    const names = namesOf.get(group) ?? namesOfGroup(ownerDb, group);
    namesOf.set(group, names);
    const ofOther = (host: string) => (hosts.get(host) === slug ? undefined : hosts.get(host));
    return { hostsOfOthers: { get: ofOther }, groups, ...(await names) };
  };
}

function namesOfGroup(ownerDb: Db, group: string) {
  return withScope(ownerDb, { group }, async (tx) => ({
    dealerships: await listDealershipSlugs(tx),
    withoutMailbox: await listDealershipsWithoutMailbox(tx),
    places: await listPlaceNames(tx),
    makes: await listGroupMakes(tx),
  }));
}

function slugOf(given: unknown): string {
  return textAt(given, 'slug') || 'The site';
}

function textAt(given: unknown, key: string): string {
  const value = (given as Record<string, unknown> | null)?.[key];
  return typeof value === 'string' ? value : '';
}
