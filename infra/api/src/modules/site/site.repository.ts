import type { Site, SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import type { Template } from '@shared-kit/contracts/site/template';
import { and, asc, desc, eq, max, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db';
import { dealerGroups } from '../../db/dealer-groups';
import { withOperatorScope } from '../../db/scope';
import { contentRepository } from './content/content.repository';
import { withPages } from './content/post-pages';
import { servedPages } from './content/served-pages';
import { readSite } from './read-site';
import { siteConfigVersions, siteHosts, sites } from './site.schema';

/** A site and its configuration as written: the shell's part, and each remote's below `remotes`. Defaults are filled in on reading. */
export type SiteVersion = Pick<SiteConfig, 'slug' | 'hosts'> & { group: string; config: object };

const nextRevision = sql<number>`nextval('site_change')`;
const isCurrent = and(
  eq(siteConfigVersions.siteSlug, sites.slug),
  eq(siteConfigVersions.version, sites.currentVersion),
);

/** What a site could call its template while nothing was drawn by it: kept so until it is imported again. */
const formerTemplates: Readonly<Record<string, Template>> = { standard: 'group', leisure: 'yard', commercial: 'yard' };

/** What today's schema cannot read of a site, and whether it is served without that. */
type Unreadable = { slug: string; reason: string; isServed: boolean };

/**
 * Every site with the configuration it is served with. Of one that was stored under a milder schema the menu entry, page or
 * link that today's refuses is reported and left out; a site that cannot be read even so is left out itself, so that it
 * harms no other.
 */
export async function loadSites(db: Db, report: (problem: Unreadable) => void = refuse): Promise<Site[]> {
  const now = new Date();
  const { rows, decided } = await withOperatorScope(db, async (tx) => ({
    rows: await listStored(tx),
    decided: await contentRepository(tx).listDecided(now),
  }));
  return rows.flatMap(({ slug, config: stored, revision, groupName }) => {
    const config = stored as Partial<SiteConfig>;
    const template = formerTemplates[String(config.template)] ?? config.template;
    const seen = withPages(config, (pages) => servedPages(pages, decided.get(slug) ?? [], now));
    const { site, reason } = readSite({ ...seen, template, revision, group_name: groupName });
    if (reason !== '') report({ slug, reason, isServed: site !== undefined });
    return site ?? [];
  });
}

function listStored(tx: Tx) {
  return tx
    .select({
      slug: sites.slug,
      config: siteConfigVersions.config,
      revision: sites.revision,
      groupName: dealerGroups.name,
    })
    .from(sites)
    .innerJoin(dealerGroups, eq(dealerGroups.slug, sites.groupSlug))
    .innerJoin(siteConfigVersions, isCurrent)
    .orderBy(asc(sites.slug));
}

/** A tool does nothing with a site that it cannot read. */
function refuse({ slug, reason, isServed }: Unreadable): void {
  if (!isServed) throw new Error(`The stored configuration of ${slug} cannot be read: ${reason}`);
}

/** Queries of the operator's tools. Use inside `withOperatorScope`, on the owner's connection. */
export function siteRepository(tx: Tx) {
  return {
    /** What the site is served with now, unparsed: an older schema may have written it. */
    async findCurrent(slug: string) {
      const [row] = await tx
        .select({ version: sites.currentVersion, config: siteConfigVersions.config })
        .from(sites)
        .innerJoin(siteConfigVersions, isCurrent)
        .where(eq(sites.slug, slug));
      return row as { version: number; config: Record<string, unknown> } | undefined;
    },

    async listCurrent() {
      const rows = await tx
        .select({ slug: sites.slug, version: sites.currentVersion, config: siteConfigVersions.config })
        .from(sites)
        .innerJoin(siteConfigVersions, isCurrent)
        .orderBy(asc(sites.slug));
      return rows as { slug: string; version: number; config: Record<string, unknown> }[];
    },

    async listVersions(slug: string) {
      const { version, note, author, createdAt } = siteConfigVersions;
      return tx
        .select({ version, note, author, createdAt })
        .from(siteConfigVersions)
        .where(eq(siteConfigVersions.siteSlug, slug))
        .orderBy(desc(version));
    },

    /** Every host, with the slug of the site that has it. */
    async hosts(): Promise<Map<string, string>> {
      const rows = await tx.select().from(siteHosts);
      return new Map(rows.map((row) => [row.host, row.siteSlug]));
    },

    /** Appends a version and serves it from now on. */
    async append({ slug, group, hosts, config }: SiteVersion, note: string, author = ''): Promise<number> {
      // Also locks the site's row: two imports at once get two numbers.
      await tx
        .insert(sites)
        .values({ slug, groupSlug: group, revision: nextRevision })
        .onConflictDoUpdate({ target: sites.slug, set: { groupSlug: group } });
      const [last] = await tx
        .select({ version: max(siteConfigVersions.version) })
        .from(siteConfigVersions)
        .where(eq(siteConfigVersions.siteSlug, slug));
      const version = (last?.version ?? 0) + 1;
      await tx.insert(siteConfigVersions).values({ siteSlug: slug, version, config, note, author });
      await this.serve(slug, version, hosts);
      return version;
    },

    /** Points the site at one of its versions. */
    async serve(slug: string, version: number, hosts: readonly string[]): Promise<void> {
      await tx.delete(siteHosts).where(eq(siteHosts.siteSlug, slug));
      await tx.insert(siteHosts).values(hosts.map((host) => ({ host, siteSlug: slug })));
      await tx.update(sites).set({ currentVersion: version, revision: nextRevision }).where(eq(sites.slug, slug));
    },

    /** Number of the version that is served, which nobody else changes until this transaction ends. */
    async lockVersion(slug: string): Promise<number | undefined> {
      const [row] = await tx
        .select({ version: sites.currentVersion })
        .from(sites)
        .where(eq(sites.slug, slug))
        .for('update');
      return row?.version;
    },

    /** Who does what follows in this transaction, for the audit (migration 0180). */
    async sayActor(name: string): Promise<void> {
      await tx.execute(sql`select set_config('app.actor', ${name}, true)`);
    },

    async findVersionFacts(slug: string, version: number) {
      const { author, createdAt } = siteConfigVersions;
      const [row] = await tx
        .select({ author, createdAt })
        .from(siteConfigVersions)
        .where(and(eq(siteConfigVersions.siteSlug, slug), eq(siteConfigVersions.version, version)));
      return row;
    },

    async findVersion(slug: string, version: number) {
      const [row] = await tx
        .select({ config: siteConfigVersions.config })
        .from(siteConfigVersions)
        .where(and(eq(siteConfigVersions.siteSlug, slug), eq(siteConfigVersions.version, version)));
      return row?.config as Record<string, unknown> | undefined;
    },
  };
}
