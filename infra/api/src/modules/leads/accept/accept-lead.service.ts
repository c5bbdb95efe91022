import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import type { TenantSite } from '../../../plugins/tenant';
import { scopeOf } from '../../../plugins/tenant';
import { enqueueLeadDelivery } from '../deliver/lead-queue';
import { destinationsOf } from '../deliver/lead-routing';
import { leadsRepository } from '../leads.repository';
import type { NewLead } from '../lead-records';
import type { StoreOutcome } from '../leads.repository';
import { leadDestinations } from '../leads.schema';

/**
 * Stores a lead with its consents, its deliveries and their jobs, in the caller's transaction: whoever answers 201
 * after the commit has promised all of them. Other modules make their leads here too.
 */
export async function acceptLead(
  tx: Tx,
  jobs: Jobs,
  site: TenantSite,
  lead: NewLead,
  { confirm = settingsOf(site.config, 'mfe-leads').confirm_by_mail }: { confirm?: boolean } = {},
): Promise<StoreOutcome> {
  const scope = scopeOf(site);
  const { payload } = lead;
  const ofGroup = tx.select().from(leadDestinations).where(eq(leadDestinations.groupSlug, scope.group));
  const routes = await ofGroup.prepare('lead_routes').execute();
  const destinations = destinationsOf(
    {
      site: site.slug,
      dealership: payload.dealership_slug,
      category: payload.category,
      location: payload.location_id,
    },
    routes,
    { confirm },
  );
  const outcome = await leadsRepository(tx, scope).store(lead, destinations);
  if (outcome.kind === 'new') {
    for (const { id, channel } of outcome.deliveries)
      await enqueueLeadDelivery(jobs, tx, channel, { ...scope, deliveryId: id });
  }
  return outcome;
}
