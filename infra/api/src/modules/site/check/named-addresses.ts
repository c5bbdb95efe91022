import type { SiteConfig } from '@shared-kit/contracts/site/site-config.contract';
import { POST_ROUTE } from '@shared-kit/domain/content/content-pages';
import { placeSlugs } from '@shared-kit/domain/place/contact-slug';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import type { GroupPlace } from './check-page-parts';

/** Of routes with a part that changes: which values of it a site has. A route that is not named may have any. */
export type NamedAddresses = (pattern: string) => ReadonlySet<string> | undefined;

/** As mfe-locations has a place: by its slug or name, or as it is called without its department. */
const PLACE_ROUTE = /^\/(?:locations|our-location|contact-us)\/:\w+$/;

/**
 * The posts and places that a link may lead to.
 *
 * @param places those that the site shows; undefined when nobody asked.
 */
export function namedAddresses(
  { posts }: Pick<SiteConfig, 'posts'>,
  places: readonly GroupPlace[] | undefined,
): NamedAddresses {
  const slugs = new Set(posts.map(({ slug }) => slug));
  const names = places && new Set(places.flatMap(placeSlugs));
  return (pattern) => (pattern === POST_ROUTE ? slugs : PLACE_ROUTE.test(pattern) ? names : undefined);
}

const BRAND_ROUTE = '/:brand/overview';

/**
 * The same with the brands whose pages a site has: it may have a page of its own at another's address, where a link to that
 * is only warned of.
 *
 * @param makes those its group has had; none before any stock was imported, when nobody knows.
 */
export function takenAddresses(named: NamedAddresses, makes: ReadonlySet<string> = new Set()): NamedAddresses {
  const brands = makes.size > 0 ? new Set([...makes].map(toSlug)) : undefined;
  return (pattern) => (pattern === BRAND_ROUTE ? brands : named(pattern));
}
