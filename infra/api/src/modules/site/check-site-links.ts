import { scopePath } from '@shared-kit/domain/search/search-path';
import type { SiteConfigFault } from '../../site-config/site-config-fault';

/** A key under which a configuration names a page of the site: `href`, `plan_page`. */
const NAMES_A_PAGE = /^(href|.+_page)$/;

/**
 * Links of a site and of its remotes' parts, defaults included, that lead to no page of it. Which results a site has
 * is stock's to say: an address below `/search` is left to the search.
 *
 * @param paths what the site has: patterns of routes like `/cars/:slug`, content pages, redirects.
 */
export function checkLinks(given: unknown, paths: ReadonlySet<string>, at: readonly string[] = []): SiteConfigFault[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const path = [...at, key];
    if (typeof value !== 'string') return checkLinks(value, paths, path);
    if (!NAMES_A_PAGE.test(key) || !value.startsWith('/') || isThere(value, paths)) return [];
    return [{ path: path.join('.'), message: `leads to ${value}, which this site does not have` }];
  });
}

function isThere(href: string, paths: ReadonlySet<string>): boolean {
  const { pathname } = new URL(href, 'http://site');
  if (pathname === '/' || pathname.startsWith(scopePath('')) || paths.has(pathname)) return true;
  return [...paths].some((pattern) => pattern.includes('/:') && fits(pattern, pathname));
}

function fits(pattern: string, pathname: string): boolean {
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
