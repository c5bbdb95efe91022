import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { listPlaceNames } from '../locations/locations.service';
import type { PlaceName } from '../locations/locations.service';
import { loadSites } from './site.repository';
import { showsDealership } from '../stock/stock-rules.service';

/** The places that a site shows, in their order; none of a site that there is not. */
export async function listSitePlaces(ownerDb: Db, slug: string): Promise<PlaceName[]> {
  const site = (await loadSites(ownerDb, () => undefined)).find((known) => known.slug === slug);
  if (!site) return [];
  const all = await withScope(ownerDb, { group: site.dealership_group }, listPlaceNames);
  return all.filter(({ dealershipSlug }) => showsDealership(site.base_filter, dealershipSlug));
}

/** The sites of a group that show a place, in no order: what is said of it is seen on all of them. */
export async function listSitesOfPlace(
  ownerDb: Db,
  { group, location }: { group: string; location: string },
): Promise<{ slug: string; name: string }[]> {
  const places = await withScope(ownerDb, { group }, listPlaceNames);
  const place = places.find(({ slug }) => slug === location);
  if (!place) return [];
  return (await loadSites(ownerDb, () => undefined))
    .filter((site) => site.dealership_group === group && showsDealership(site.base_filter, place.dealershipSlug))
    .map(({ slug, name }) => ({ slug, name }));
}
