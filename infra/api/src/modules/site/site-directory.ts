import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Site } from '@shared-kit/contracts/site-config.contract';
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
const REFRESH_MS = 1_000;

type Options = {
  refreshMs?: number;
  /** Cars on offer by site; none are counted without it. */
  countOffers?: (sites: readonly Site[]) => Promise<ReadonlyMap<string, number>>;
};

/**
 * Reads all sites, then looks once a second whether any changed. While the database does not
 * answer, the last good copy serves.
 */
export async function openSiteDirectory(
  db: Db,
  log: Log,
  { refreshMs = REFRESH_MS, countOffers }: Options = {},
): Promise<SiteDirectory> {
  let stored: readonly Site[] = [];
  let storedRevision = '';
  let offers: ReadonlyMap<string, number> = new Map();
  let snapshot = toSnapshot([], '');

  async function reload(revision: string) {
    const kept: Site[] = [];
    const loaded = await loadSites(db, (problem) => {
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
    // A menu entry is not worth a stale site: without a count the last one stands.
    offers =
      (await countOffers?.(stored).catch((error: unknown) =>
        log.error({ err: error }, 'Offers could not be counted'),
      )) ?? offers;
    const counted = `${revision}.${[...offers.values()].join('-')}`;
    if (snapshot.revision !== counted)
      snapshot = toSnapshot(
        stored.map((site) => ({ ...site, offers_count: offers.get(site.slug) ?? 0 })),
        counted,
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
