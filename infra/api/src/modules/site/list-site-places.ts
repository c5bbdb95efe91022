import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { listPlaceNames } from '../locations/locations.service';
import type { PlaceName } from '../locations/locations.service';
import { loadSites } from './site.repository';

/** The places that a site shows, in their order; none of a site that there is not. */
export async function listSitePlaces(ownerDb: Db, slug: string): Promise<PlaceName[]> {
  const site = (await loadSites(ownerDb, () => undefined)).find((known) => known.slug === slug);
  if (!site) return [];
  const own = site.base_filter.dealership_slug;
  const all = await withScope(ownerDb, { group: site.dealership_group }, listPlaceNames);
  return all.filter(({ dealershipSlug }) => own.length === 0 || own.includes(dealershipSlug));
}
