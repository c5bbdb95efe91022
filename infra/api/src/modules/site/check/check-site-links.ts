import { linksInText } from '@shared-kit/domain/content/text-runs';
import { LINKED_TEXTS } from '@shared-kit/domain/content/unlink-text';
import { scopePath } from '@shared-kit/domain/search/search-path';
import type { NamedAddresses } from './named-addresses';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';

/** What a site has: patterns of routes like `/cars/:slug`, content pages, redirects, and of patterns which values. */
export type KnownAddresses = { paths: ReadonlySet<string>; named?: NamedAddresses };

/** A key under which a configuration names a page of the site: `href`, `moved_to`, `plan_page`. */
const NAMES_A_PAGE = /^(href|moved_to|.+_page)$/;

/** What a field names of this site: by itself, or in links of its text. */
function ownAddresses(key: string, value: string): string[] {
  if (LINKED_TEXTS.has(key)) return linksInText(value).flatMap(({ href }) => (href?.startsWith('/') ? [href] : []));
  return NAMES_A_PAGE.test(key) && value.startsWith('/') ? [value] : [];
}

/** Addresses of this site that a page names, each with its field, those of the search of a part among them. */
export function linksIn(given: unknown, at: readonly string[] = []): { path: string; href: string }[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const path = [...at, key];
    if (typeof value !== 'string') return linksIn(value, path);
    const named = key === 'search' && value.startsWith('/') ? [value] : ownAddresses(key, value);
    return named.map((href) => ({ path: path.join('.'), href }));
  });
}

/**
 * Links of a site and of its remotes' parts, defaults included, that lead to no page of it. Which results a site has
 * is stock's to say: an address below `/search` is left to the search.
 */
export function checkLinks(given: unknown, known: KnownAddresses, at: readonly string[] = []): SiteConfigFault[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    const path = [...at, key];
    if (typeof value !== 'string') return checkLinks(value, known, path);
    return ownAddresses(key, value)
      .filter((href) => !isThere(href, known))
      .map((href) => ({ path: path.join('.'), message: `leads to ${href}, which this site does not have` }));
  });
}

/** Whether a site has the page that a link leads to. */
export function isThere(href: string, { paths, named }: KnownAddresses): boolean {
  const { pathname } = new URL(href, 'http://site');
  if (pathname === '/' || pathname.startsWith(scopePath('')) || paths.has(pathname)) return true;
  return [...paths].some((pattern) => {
    if (!fitsRoute(pattern, pathname)) return false;
    const values = named?.(pattern);
    return values === undefined || values.has(changingPart(pattern, pathname));
  });
}

/** What an address has in the place of the first part of its route that changes. */
export function changingPart(pattern: string, pathname: string): string {
  const index = pattern.split('/').findIndex((part) => part.startsWith(':'));
  return pathname.split('/')[index] ?? '';
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
