import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { findDealers } from '../../locations/locations.service';
import { leads } from '../leads.schema';
import { vendorOf } from '../deliver/vendor';

/** The number to call about a lead: of the place it went to, as its mails have it. Call it in the site's scope. */
export async function phoneOfLead(tx: Tx, { slug, config }: TenantSite, leadId: string): Promise<string> {
  const [lead] = await tx
    .select({ payload: leads.payload })
    .from(leads)
    .where(and(eq(leads.siteSlug, slug), eq(leads.id, leadId)));
  const { dealership_slug: dealership = '', location_id: location = '' } = lead?.payload ?? {};
  const dealers = await findDealers(tx, dealership ? [dealership] : []);
  return vendorOf(config, dealers.get(dealership) ?? null, location).phone;
}
