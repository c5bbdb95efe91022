import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import { BLOG_FEED_PATH, BLOG_PATH, POST_ROUTE } from '@shared-kit/domain/content/content-pages';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { checkLinks } from './check-site-links';
import { shownPlaces } from './check-page-parts';
import type { GroupPlace } from './check-page-parts';
import { namedAddresses } from './named-addresses';
import type { NamedAddresses } from './named-addresses';
import { readRemotePart } from '../remote-part-schema';

type Manifest = Pick<RemoteManifest, 'config' | 'routes' | 'moves'>;
type Known = { manifests: ReadonlyMap<RemoteName, Manifest> };

/** Where a site can be visited: patterns of routes like `/cars/:slug` and addresses, and where moved ones lead. */
export type SiteAddresses = {
  paths: ReadonlySet<string>;
  /** Addresses of remotes that mean one of their pages, with that page's. */
  moves: ReadonlyMap<string, string>;
  named: NamedAddresses;
};

/** Whether a remote's route is there on this site: a flag decides, of the remote's own part or the site's. */
function hasRoute(flag: string | undefined, part: unknown, manifest: Manifest, { flags }: SiteConfig): boolean {
  if (flag === undefined) return true;
  const own = readRemotePart(manifest.config, part ?? {}).data as Record<string, unknown> | undefined;
  return Boolean(own?.[flag] ?? (flags as Readonly<Record<string, boolean>>)[flag]);
}

/** The addresses of remotes' pages that the site has. */
export function routesOf(config: SiteConfig, remotes: unknown, { manifests }: Known): Map<string, RemoteName> {
  const parts = (remotes ?? {}) as Readonly<Record<string, unknown>>;
  return new Map(
    [...manifests].flatMap(([remote, manifest]) =>
      manifest.routes
        .filter(({ flag }) => hasRoute(flag, parts[remote], manifest, config))
        .map(({ path }) => [path, remote] as const),
    ),
  );
}

/** Every address of a site, pages included whose time has not come or is over: a link to them was right when it was written. */
export function addressesOf(
  config: SiteConfig,
  { manifests }: Known,
  routes: ReadonlyMap<string, RemoteName>,
  places?: readonly GroupPlace[],
): SiteAddresses {
  const moves = new Map([...manifests.values()].flatMap(({ moves: own = {} }) => Object.entries(own)));
  const paths = new Set([
    ...routes.keys(),
    ...config.pages.map(({ path }) => path),
    ...(config.posts.length > 0 ? [BLOG_PATH, BLOG_FEED_PATH, POST_ROUTE] : []),
    ...Object.keys(config.redirects),
    ...moves.keys(),
  ]);
  return { paths, moves, named: namedAddresses(config, places && shownPlaces(config.base_filter, places)) };
}

/** Links of the site and of the remotes' parts that lead to none of its addresses; true only where all remotes are known. */
export function findDeadLinks(
  config: SiteConfig,
  remotes: unknown,
  { manifests }: Known,
  addresses: SiteAddresses,
): SiteConfigFault[] {
  const given = (remotes ?? {}) as Readonly<Record<string, unknown>>;
  const parts = Object.fromEntries(
    [...manifests].map(([name, { config: schema }]) => [name, readRemotePart(schema, given[name] ?? {}).data]),
  );
  return checkLinks({ ...config, remotes: parts }, addresses);
}
