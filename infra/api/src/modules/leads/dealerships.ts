import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { dealerships } from '../locations/location.schema';
import { locationsRepository } from '../locations/locations.repository';

export type Dealership = { slug: string; locationIds: readonly string[] };

/** The dealerships whose places this site shows. */
export async function findDealerships(tx: Tx, { group_slug, config }: TenantSite): Promise<Dealership[]> {
  const places = await locationsRepository(tx, {
    group_slug,
    dealershipSlugs: config.base_filter.dealership_slug,
  }).list();
  const bySlug = Map.groupBy(places, (place) => place.dealership_slug);
  return [...bySlug].map(([slug, own]) => ({ slug, locationIds: own.map(({ id }) => id) }));
}

/** Where a dealership of the scope's group wants its leads; null leaves them to the site. */
export async function findLeadEmail(tx: Tx, dealershipSlug: string): Promise<string | null> {
  const [row] = await tx.select({ doc: dealerships.doc }).from(dealerships).where(eq(dealerships.slug, dealershipSlug));
  return row?.doc.lead_email ?? null;
}
