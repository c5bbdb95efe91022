import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import { BLOG_PATH, postPath } from '@shared-kit/domain/content/content-pages';
import { whyItStays } from '@shared-kit/domain/content/legal-pages';
import { isReservedPath } from '@shared-kit/domain/http/reserved-paths';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { changingPart, fitsRoute, isThere } from './check-site-links';
import type { NamedAddresses } from './named-addresses';
import type { SiteAddresses } from './site-addresses';

/** What a site has of its remotes: whose page stands where, and the addresses that mean one of them. */
type OfRemotes = { routes: ReadonlyMap<string, RemoteName>; moves: SiteAddresses['moves'] };

/**
 * Whether the site's own pages and redirects have addresses of their own: either is seen in the place of what a remote has
 * there, or leads on from there.
 *
 * @param of `routes` are the addresses of remotes' pages that the site has, patterns like `/cars/:slug` among them.
 * @param named of these patterns which values the site has; not named, a remote may have any of them tomorrow.
 */
export function checkPages(config: SiteConfig, of: OfRemotes, named: NamedAddresses): SiteConfigFault[] {
  const { pages, redirects } = config;
  const { routes } = of;
  const takenBy = (path: string) => ownerOnEverySite(path, of, named);
  const pageFaults = pages.flatMap((page, index) => {
    const { path } = page;
    const owner =
      takenBy(path) ??
      ownerInSite(path, config) ??
      (pages.findIndex((other) => other.path === path) < index ? 'another page' : undefined);
    const message = owner ? `${path} belongs to ${owner}` : hiddenBy(page, routes);
    return [...(message ? [{ path: `pages.${index}.path`, message }] : []), ...ends(page, `pages.${index}`)];
  });
  const redirectFaults = Object.keys(redirects).flatMap((from) => {
    const owner = takenBy(from) ?? (pages.some(({ path }) => path === from) ? 'a page' : undefined);
    return owner ? [{ path: `redirects.${from}`, message: `${from} belongs to ${owner}` }] : [];
  });
  return [...pageFaults, ...redirectFaults];
}

/** Who has an address whatever the site's own file says: the platform, a remote's page, or a way to one. */
function ownerOnEverySite(path: string, { routes, moves }: OfRemotes, named: NamedAddresses): string | undefined {
  if (isReservedPath(path)) return 'the platform';
  const plain = path.toLowerCase();
  const to = moves.get(plain);
  // A remote whose page the site does not have leads nobody there.
  const leads = to !== undefined && isThere(to, { paths: new Set(routes.keys()) });
  return leads ? `the platform, which leads on from there to ${to}` : remoteAt(plain, routes, named);
}

/** Whose page stands at an address: a remote's own one, or one of many, like a place's or a brand's. */
function remoteAt(
  path: string,
  routes: ReadonlyMap<string, RemoteName>,
  named: NamedAddresses,
): RemoteName | undefined {
  const isOneOf = ([route]: readonly [string, RemoteName]) =>
    fitsRoute(route, path) && (named(route)?.has(changingPart(route, path)) ?? true);
  return routes.get(path) ?? [...routes].find(isOneOf)?.[1];
}

/** What else of the site stands where a page is to be: it would be seen in the page's place, or not at all. */
function ownerInSite(path: string, { posts, redirects }: SiteConfig): string | undefined {
  if (path === BLOG_PATH && posts.length > 0) return "the site's blog";
  const to = redirects[path] ?? redirects[path.toLowerCase()];
  return to === undefined ? undefined : `a redirect of the site to ${to}`;
}

/** A page that the platform leads to has no end. */
function ends({ path, expiry }: SiteConfig['pages'][number], at: string): SiteConfigFault[] {
  const why = whyItStays(path);
  return why && expiry !== undefined ? [{ path: `${at}.expiry`, message: `${why}. Take out its end` }] : [];
}

/**
 * A browser knows the pages that menus lead to, and no others (`trim-site.ts` of the shell): of these a link inside the
 * site would open what the remote has at such an address.
 */
function hiddenBy(
  { path, in_footer: isInFooter, form_place: place }: SiteConfig['pages'][number],
  routes: ReadonlyMap<string, RemoteName>,
): string | undefined {
  if (isInFooter !== false || place !== '') return undefined;
  const [pattern, remote] = [...routes].find(([route]) => fitsRoute(route, path)) ?? [];
  return (
    pattern &&
    `${path} is also an address of ${remote} (${pattern}), which links would lead to: leave out in_footer: false, or give the page another address`
  );
}

/** A post's address is its own, and no page's. */
export function checkPosts({ pages, posts }: SiteConfig): SiteConfigFault[] {
  return posts.flatMap(({ slug }, index) => {
    const isTaken =
      posts.findIndex((other) => other.slug === slug) < index || pages.some(({ path }) => path === postPath(slug));
    return isTaken ? [{ path: `posts.${index}.slug`, message: `${postPath(slug)} belongs to another page` }] : [];
  });
}
