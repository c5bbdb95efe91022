import type { TenantSite } from '../../plugins/tenant';
import type { SiteDirectory } from './site-directory.service';

/** Slugs of the sites of a site's group, its own last: a fault on the way through them leaves what was asked from there. */
export function sitesOfGroup(
  sites: Pick<SiteDirectory, 'all'>,
  { slug: own, group_slug: group }: TenantSite,
): string[] {
  const others = sites.all().flatMap(({ slug, dealership_group: of }) => (of === group && slug !== own ? [slug] : []));
  return [...others, own];
}
