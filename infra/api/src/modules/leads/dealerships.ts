import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { listShownLocations } from '../locations/locations.service';

export type Dealership = { slug: string; locationIds: readonly string[] };

/** The dealerships whose places this site shows. */
export async function findDealerships(tx: Tx, site: TenantSite): Promise<Dealership[]> {
  const bySlug = Map.groupBy(await listShownLocations(tx, site), (place) => place.dealership_slug);
  return [...bySlug].map(([slug, own]) => ({ slug, locationIds: own.map(({ id }) => id) }));
}
