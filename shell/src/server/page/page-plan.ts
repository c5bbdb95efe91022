import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { framedContentAt } from '@shared-kit/domain/content/framed-content';
import type { ShownContent } from '@shared-kit/domain/content/content-pages';
import { homeParts } from '@shared-kit/domain/site/template-parts';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';
import type { ResolvedRemote, ResolvedRoute } from '../../app/page-payload';
import { homeSlotsOf } from '../../app/slot-names';
import type { Resolved } from '../release/release-set';

/** What the server alone asks of a route. */
type PlannedRoute = ResolvedRoute & { cache: 'public' | 'private' };
type PlannedRemote = ResolvedRemote<PlannedRoute>;

/** Which page an address means, and which remotes it may need. */
export type PagePlan = {
  remotes: PlannedRemote[];
  /** The remote page that matched, if it is one. */
  matched: { remote: PlannedRemote; route: PlannedRoute } | null;
  /** Path of the shell's own content page, if it is one, and what that says. */
  contentPath: string | null;
  content?: ShownContent;
  isHome: boolean;
  /** Whether it is words and pictures alone, all of it drawn here: such a page needs no script of React's or of remotes. */
  isText: boolean;
  slots: readonly string[];
};

/** Of each site; a version's go with it, as a remote that is released often would fill all 2000. */
const resolvedRemotes = new LRUCache<string, PlannedRemote>({ max: 2000 });

/** Forgets what was made of versions that the registry no longer hands out. `active`: `{name}@{version}` of the others. */
export function retainPlans(active: ReadonlySet<string>): void {
  for (const [key, { name, version }] of resolvedRemotes.entries())
    if (!active.has(`${name}@${version}`)) resolvedRemotes.delete(key);
}

/** What no page is that is none of the site's own. */
const other = { contentPath: null, isText: false };

/** Matches an address against the manifests of the resolved versions. No remote code is needed. */
export function planPage(
  pathname: string,
  resolved: readonly Resolved[],
  site: Site,
  origin: string,
  now = new Date(),
): PagePlan {
  const remotes = resolvedRemotesOf(resolved, site, origin);
  // A site's own page comes before a remote's at the same address: the site said so.
  const content = framedContentAt(site, pathname, now);
  if (content) {
    const slots = [...new Set(content.slots?.map(({ name }) => name))];
    return {
      remotes,
      matched: null,
      contentPath: content.path,
      content,
      isHome: false,
      isText: slots.length === 0,
      slots,
    };
  }
  const table = remotes.flatMap((remote) =>
    remote.routes
      .filter(({ path }) => mayMatch(path, pathname))
      .map((route) => ({ id: `${remote.name}/${route.id}`, path: route.path, remote, route })),
  );
  const found = matchRoutes(table, pathname)?.at(-1)?.route;
  if (found) return { remotes, matched: found, ...other, isHome: false, slots: found.route.slots };
  if (pathname === '/') {
    return { remotes, matched: null, ...other, isHome: true, slots: homeSlotsOf(homeParts(site)) };
  }
  return { remotes, matched: null, ...other, isHome: false, slots: [] };
}

/** The remotes as a page of this site refers to them. The same objects for the same versions and revision of the site. */
export function resolvedRemotesOf(resolved: readonly Resolved[], site: Site, origin: string): PlannedRemote[] {
  return resolved.map((remote) => toResolvedRemote(remote, site, origin));
}

/** By its first word alone: the router ranks all it is given, for each request. An odd address is left to the router. */
function mayMatch(path: string, pathname: string): boolean {
  const [, first = ''] = path.split('/');
  const [, asked = ''] = pathname.split('/');
  return !/^[\w-]*$/.test(first) || asked.includes('%') || first.toLowerCase() === asked.toLowerCase();
}

/** Where a flag is on: in the remote's own part of the site's configuration, or among the site's flags. */
export function isOn(flag: string | undefined, name: string, site: Site): boolean {
  if (flag === undefined) return true;
  const own = site.remotes[name]?.[flag];
  return Boolean(own ?? (site.flags as Readonly<Record<string, boolean>>)[flag]);
}

function toResolvedRemote({ name, ladder }: Resolved, site: Site, origin: string): PlannedRemote {
  const [current, previous] = ladder;
  if (!current) throw new Error(`${name} resolved to no version`);
  const key = [
    origin,
    site.slug,
    site.revision,
    ...ladder.map(({ version }) => version.published.integrity),
    loadModes(current.manifest),
  ].join(' ');
  const known = resolvedRemotes.get(key);
  if (known) return known;

  const { manifest } = current;
  const asset = assetsOf(manifest, origin);
  const remote: PlannedRemote = {
    name,
    globalName: manifest.globalName,
    version: manifest.version,
    entry: asset(manifest.clientEntry),
    previous: previous
      ? {
          version: previous.manifest.version,
          entry: assetsOf(previous.manifest, origin)(previous.manifest.clientEntry),
        }
      : null,
    routes: manifest.routes
      .filter(({ flag }) => isOn(flag, name, site))
      .map(({ id, module = id, path, gate, gateFlag, cache, layout, essentials, slots, css }) => ({
        id,
        module,
        path,
        gate: isOn(gateFlag, name, site) ? gate : 'none',
        cache,
        layout,
        essentials,
        slots,
        css: css.map(asset),
      })),
    widgets: manifest.widgets
      .filter(({ flag }) => isOn(flag, name, site))
      .map(({ id, slot, order, load, reserve, css }) => ({ id, slot, order, load, reserve, css: css.map(asset) })),
  };
  resolvedRemotes.set(key, remote);
  return remote;
}

function loadModes({ widgets }: RemoteManifest): string {
  return widgets.map(({ load }) => load[0]).join('');
}

/** Absolute addresses: the bundler's CSS runtime knows a server-rendered link only by its own public path. */
export function assetsOf({ name, version, files }: RemoteManifest, origin: string) {
  return (file: string) => ({ href: `${origin}/remotes/${name}/${version}/${file}`, integrity: files[file] });
}
