import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/db';
import { withOperatorScope } from '../../db/scope';
import type { TenantSite } from '../../plugins/tenant';
import { loadSites } from './site.repository';
import { sites } from './site.schema';

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Which site answers at which host. A snapshot in memory: reading it costs nothing and cannot fail. */
export type SiteDirectory = {
  findByHost: (host: string) => TenantSite | undefined;
  findBySlug: (slug: string) => TenantSite | undefined;
  all: () => readonly Site[];
  /** Changes whenever `all` does. */
  etag: () => string;
  /** Looks for news now rather than at the next tick. */
  refresh: () => Promise<void>;
  stop: () => void;
};

/** How soon a changed configuration is served, in milliseconds. */
const REFRESH_MS = 500;

type Options = {
  refreshMs?: number;
  /** What menus say of each site's stock; nothing without it. */
  factsOf?: (sites: readonly Site[]) => Promise<ReadonlyMap<string, StockFacts>>;
};

/** What follows from a site's stock rather than from its configuration. */
export type StockFacts = Pick<
  Site,
  | 'offers_count'
  | 'popular_makes'
  | 'make_counts'
  | 'car_types'
  | 'item_types'
  | 'location_types'
  | 'phone_hours'
  | 'dealers'
  | 'brand_count'
  | 'new_model_count'
  | 'range_menu'
>;

/**
 * Reads all sites, then looks once a second whether any changed. While the database does not
 * answer, the last good copy serves.
 */
export async function openSiteDirectory(
  db: Db,
  log: Log,
  { refreshMs = REFRESH_MS, factsOf }: Options = {},
): Promise<SiteDirectory> {
  let stored: readonly Site[] = [];
  let storedRevision = '';
  let facts: ReadonlyMap<string, StockFacts> = new Map();
  let snapshot = toSnapshot([], '');

  async function reload(revision: string) {
    const kept: Site[] = [];
    const loaded = await loadSites(db, (problem) => {
      if (problem.isServed) return log.error(problem, 'A part of a site cannot be read; the site is served without it');
      log.error(problem, 'The configuration of a site cannot be read; it is served as it last could be');
      kept.push(...[snapshot.bySlug.get(problem.slug)?.config ?? []].flat());
    });
    stored = [...loaded, ...kept];
    storedRevision = revision;
    log.info({ sites: stored.length, revision }, 'Sites loaded');
  }

  async function refresh() {
    const revision = await readRevision(db);
    if (revision !== storedRevision) await reload(revision);
    // A menu entry is not worth a stale site: without new facts the last ones stand.
    facts =
      (await factsOf?.(stored).catch((error: unknown) =>
        log.error({ err: error }, 'Facts of the stock could not be read'),
      )) ?? facts;
    const known = `${revision}.${digest([...facts.values()])}`;
    if (snapshot.revision !== known)
      snapshot = toSnapshot(
        stored.map((site) => ({ ...site, ...facts.get(site.slug) })),
        known,
      );
  }

  await refresh();
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    refresh()
      .catch((error: unknown) => log.error({ err: error }, 'Sites could not be refreshed'))
      .finally(() => (running = false));
  }, refreshMs).unref();

  return {
    findByHost: (host) => snapshot.byHost.get(host),
    findBySlug: (slug) => snapshot.bySlug.get(slug),
    all: () => snapshot.all,
    etag: () => `"sites-${snapshot.revision}"`,
    refresh,
    stop: () => clearInterval(timer),
  };
}

async function readRevision(db: Db): Promise<string> {
  const [row] = await withOperatorScope(db, (tx) =>
    tx.select({ revision: sql<string>`coalesce(max(${sites.revision}), 0) || '-' || count(*)` }).from(sites),
  );
  return row?.revision ?? '';
}

/** Short, and another one for other facts: it is part of an ETag. */
function digest(facts: readonly StockFacts[]): string {
  return createHash('sha1').update(JSON.stringify(facts)).digest('base64url').slice(0, 12);
}

function toSnapshot(all: readonly Site[], revision: string) {
  const byHost = new Map<string, TenantSite>();
  const bySlug = new Map<string, TenantSite>();
  for (const config of all) {
    const site = { slug: config.slug, group_slug: config.dealership_group, config };
    bySlug.set(site.slug, site);
    for (const host of config.hosts) byHost.set(host, site);
  }
  return { all, revision, byHost, bySlug };
}
