import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { phoneReveals } from '../vehicle-page.schema';

type Reveal = { car_id: string; dealership_id: string; website_id: string };

/** Counts that a car's phone number was asked for; nothing of who asked. */
export async function notePhoneReveal(tx: Tx, site: TenantSite, reveal: Reveal): Promise<void> {
  await tx.insert(phoneReveals).values({
    groupSlug: site.group_slug,
    siteSlug: site.slug,
    carId: reveal.car_id,
    dealershipId: reveal.dealership_id,
    websiteId: reveal.website_id,
  });
}
