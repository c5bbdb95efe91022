import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import { postPath } from '@shared-kit/domain/content/content-pages';
import type { SiteConfigFault } from '../../site-config/site-config-fault';
import { fitsRoute } from './check-site-links';

/** What shell and API answer before any page is looked for. */
const RESERVED_PATHS =
  /^\/(api|img|feeds|internal|assets|remotes|styles|theme|content\.json|favicon\.svg|healthz|readyz|metrics|sitemap\.xml|sitemaps|robots\.txt|llms\.txt|mcp|_[^/]*)(\/|$)/;

/**
 * Whether the site's own pages and redirects have addresses of their own.
 *
 * @param routes the addresses of remotes' pages that the site has, patterns like `/cars/:slug` among them.
 */
export function checkPages(config: SiteConfig, routes: ReadonlyMap<string, RemoteName>): SiteConfigFault[] {
  const { pages, redirects } = config;
  const takenBy = (path: string) => {
    if (RESERVED_PATHS.test(path) || path === '/') return 'the platform';
    return routes.get(path);
  };
  const pageFaults = pages.flatMap((page, index) => {
    const { path } = page;
    const owner =
      takenBy(path) ?? (pages.findIndex((other) => other.path === path) < index ? 'another page' : undefined);
    const message = owner ? `${path} belongs to ${owner}` : hiddenBy(page, routes);
    return message ? [{ path: `pages.${index}.path`, message }] : [];
  });
  const redirectFaults = Object.entries(redirects).flatMap(([from, to]) => {
    const owner = takenBy(from) ?? (pages.some(({ path }) => path === from) ? 'a page' : undefined);
    if (owner) return [{ path: `redirects.${from}`, message: `${from} belongs to ${owner}` }];
    return to === from ? [{ path: `redirects.${from}`, message: 'leads to itself' }] : [];
  });
  return [...pageFaults, ...redirectFaults];
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
