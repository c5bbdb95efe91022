import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import type { TenantSite } from '../../plugins/tenant';
import { scopeOf } from '../../plugins/tenant';
import { enqueueLeadDelivery } from './lead-queue';
import { destinationsOf } from './lead-routing';
import { leadsRepository } from './leads.repository';
import type { NewLead, StoreOutcome } from './leads.repository';
import { leadRoutes } from './leads.schema';

/** What of the remote's part of a site the server needs; anything else there is not its business. */
const leadSettingsSchema = z.object({ confirm_by_mail: z.boolean().catch(false) }).catch({ confirm_by_mail: false });

/**
 * Stores a lead with its consents, its deliveries and their jobs, in the caller's transaction: whoever answers 201
 * after the commit has promised all of them. Other modules make their leads here too.
 */
export async function acceptLead(tx: Tx, jobs: Jobs, site: TenantSite, lead: NewLead): Promise<StoreOutcome> {
  const scope = scopeOf(site);
  const { payload } = lead;
  const routes = await tx.select().from(leadRoutes).where(eq(leadRoutes.groupSlug, scope.group));
  const settings = leadSettingsSchema.parse(site.config.remotes['mfe-leads'] ?? {});
  const destinations = destinationsOf(
    {
      site: site.slug,
      dealership: payload.dealership_slug,
      category: payload.category,
      location: payload.location_id,
    },
    routes,
    { confirm: settings.confirm_by_mail },
  );
  const outcome = await leadsRepository(tx, scope).store(lead, destinations);
  if (outcome.kind === 'new') {
    for (const { id, channel } of outcome.deliveries)
      await enqueueLeadDelivery(jobs, tx, channel, { ...scope, deliveryId: id });
  }
  return outcome;
}
