import { scopePath } from '@shared-kit/domain/search/search-path';
import type { SiteConfigFault } from '../../site-config/site-config-fault';

/** A key under which a configuration names a page of the site: `href`, `moved_to`, `plan_page`. */
const NAMES_A_PAGE = /^(href|moved_to|.+_page)$/;

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
  return [...paths].some((pattern) => fitsRoute(pattern, pathname));
}

/** Whether a route with parts that change, like `/cars/:slug`, has this address. */
export function fitsRoute(pattern: string, pathname: string): boolean {
  if (!pattern.includes('/:')) return false;
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  return given.length <= wanted.length && wanted.every((part, index) => fitsPart(part, given[index]));
}

/** Its last part a route may leave out: `/search/:scope/:model?`. */
function fitsPart(wanted: string, given: string | undefined): boolean {
  return given === undefined ? wanted.endsWith('?') : wanted.startsWith(':') || wanted === given;
}
