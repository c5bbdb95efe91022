import { eq } from 'drizzle-orm';
import type { Location } from '@shared-kit/contracts/location.contract';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { dealerships } from './location.schema';
import { locationsRepository } from './locations.repository';

/** The places a site shows. Call it in the site's scope. */
export function listShownLocations(tx: Tx, { group_slug, config }: TenantSite): Promise<Location[]> {
  return locationsRepository(tx, { group_slug, dealershipSlugs: config.base_filter.dealership_slug }).list();
}

/** Slugs of the dealerships of the scope's group. */
export async function listDealershipSlugs(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ slug: dealerships.slug }).from(dealerships);
  return new Set(rows.map(({ slug }) => slug));
}

/** Where a dealership of the scope's group wants its leads; null leaves them to the site. */
export async function findLeadEmail(tx: Tx, dealershipSlug: string): Promise<string | null> {
  const [row] = await tx.select({ doc: dealerships.doc }).from(dealerships).where(eq(dealerships.slug, dealershipSlug));
  return row?.doc.lead_email ?? null;
}
