import { releaseSnapshotSchema } from '@shared-kit/contracts/release/release.contract';
import { siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { z } from 'zod';

const internalSitesSchema = z.object({ sites: z.array(siteSchema) });
const feedsSchema = z.object({ feeds: z.array(z.string().startsWith('/')) });

export type SiteSummary = {
  slug: string;
  name: string;
  group: string;
  hosts: string[];
  /** Where it opens on this machine. */
  url: string;
  flags: Site['flags'];
  /** Remote -> the version its shoppers get, a running rollout aside. */
  remotes: Record<string, string>;
  /** Where advertisers fetch its stock, each address with its token: a secret. Empty when the API does not say. */
  feeds: string[];
};

type Sources = { apiOrigin: string; registryUrl: string; port: number };

/** Every site as the API serves it, with the versions the registry gives it; first the one plain `localhost` shows. */
export async function readSites({ apiOrigin, registryUrl, port }: Sources): Promise<SiteSummary[]> {
  const [{ sites }, snapshot] = await Promise.all([
    getJson(`${apiOrigin}/internal/sites`, internalSitesSchema),
    getJson(`${registryUrl}/snapshot.json`, releaseSnapshotSchema),
  ]);
  const releases = Object.entries(snapshot.remotes);
  const summaries = sites.map(async (site) => ({
    slug: site.slug,
    name: site.name,
    group: site.dealership_group,
    hosts: site.hosts,
    url: `http://${site.hosts.find(isLocal) ?? site.hosts[0]}:${port}`,
    flags: site.flags,
    remotes: Object.fromEntries(
      releases.map(([remote, release]) => [remote, release.pins[site.slug] ?? release.stable]),
    ),
    feeds: await readFeeds(apiOrigin, site.slug),
  }));
  return (await Promise.all(summaries)).sort(
    (a, b) => Number(b.hosts.includes('localhost')) - Number(a.hosts.includes('localhost')),
  );
}

async function readFeeds(apiOrigin: string, site: string): Promise<string[]> {
  const told = await getJson(`${apiOrigin}/internal/sites/${site}/feeds`, feedsSchema).catch(() => null);
  return told?.feeds ?? [];
}

/** Browsers resolve these names to this machine by themselves. */
function isLocal(host: string): boolean {
  return host.endsWith('.localhost');
}

async function getJson<T>(url: string, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return schema.parse(await response.json());
}
