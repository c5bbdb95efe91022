import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { endedTo } from '@shared-kit/domain/content/content-pages';
import { sameOriginPath } from '@shared-kit/domain/site/same-origin-path';

/**
 * Where the site leads on from an address before any page is looked for, and how. Whatever its configuration says, that is on
 * the site: of what browsers would read as another host nothing is said, and the address is answered as if it had not moved.
 */
export function leadsOn(url: URL, site: Pick<Site, 'redirects' | 'pages' | 'posts'>, now: Date) {
  const moved = sameOriginPath(movedTo(url, site));
  if (moved !== null) return { location: moved, status: 301 };
  // A sale that is over may come again: nobody is to remember where it led meanwhile.
  const ended = sameOriginPath(endedTo(site, url.pathname, now));
  return ended === null ? null : { location: ended, status: 302, cacheControl: 'no-store' };
}

/** Where an address leads that a site moved, or that is another's but for its capitals; null for all others. */
export function movedTo({ pathname, search }: URL, { redirects, pages }: Pick<Site, 'redirects' | 'pages'>) {
  const moved = redirects[pathname] ?? redirects[lowerCase(pathname)];
  if (moved !== undefined) return withQuery(moved, search);
  // A car's address may be its id in the dealer's system, capitals included.
  const isMeantSo = pathname.startsWith('/cars/') || pages.some(({ path }) => path === pathname);
  const plain = lowerCase(pathname);
  return isMeantSo || plain === pathname ? null : withQuery(plain, search);
}

/** Where a remote leads on from addresses that people try and links of earlier sites name. */
export function movedByRemote({ pathname, search }: URL, manifests: readonly RemoteManifest[]): string | null {
  const path = pathname.replace(/(?<=.)\/$/, '');
  for (const { moves } of manifests) {
    const moved = moves?.[path];
    if (moved !== undefined) return withQuery(moved, search);
  }
  return null;
}

/** The query is the visitor's: it goes along, unless the target says its own. */
function withQuery(target: string, search: string): string {
  const [, path, fragment] = /^([^#]*)(.*)$/s.exec(target) ?? [];
  return target.includes('?') ? target : `${path}${search}${fragment}`;
}

/** What is escaped stays as it is. */
function lowerCase(pathname: string): string {
  return pathname.replaceAll(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}
