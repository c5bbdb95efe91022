import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { destinationsOf } from '../deliver/lead-routing';
import { leadsRepository } from '../leads.repository';
import { leadDeliveries, leadQuarantine, leadDestinations } from '../leads.schema';
import type { DeskSite } from './desk.repository';

export type SuspectLine = {
  id: string;
  site: string;
  form: string;
  score: number;
  reasons: string[];
  created_at: Date;
};

/** Suspects of a site that nobody decided about, newest first. */
export async function listSuspects(ownerDb: Db, scope: DeskSite): Promise<SuspectLine[]> {
  return withScope(ownerDb, scope, (tx) =>
    tx
      .select({
        id: leadQuarantine.id,
        site: leadQuarantine.siteSlug,
        form: leadQuarantine.form,
        score: leadQuarantine.score,
        reasons: leadQuarantine.reasons,
        created_at: leadQuarantine.createdAt,
      })
      .from(leadQuarantine)
      .where(and(eq(leadQuarantine.siteSlug, scope.site), isNull(leadQuarantine.releasedLeadId)))
      .orderBy(sql`created_at desc`)
      .limit(200),
  );
}

/** Makes a lead of a suspect, delivered like any other; null where there is none to release. */
export async function releaseSuspect(ownerDb: Db, scope: DeskSite, id: string): Promise<string | null> {
  return withScope(ownerDb, scope, async (tx) => {
    const ofId = and(eq(leadQuarantine.siteSlug, scope.site), sql`${leadQuarantine.id}::text = ${id}`);
    const [suspect] = await tx
      .select()
      .from(leadQuarantine)
      .where(and(ofId, isNull(leadQuarantine.releasedLeadId)));
    if (!suspect) return null;
    const { payload } = suspect.lead;
    const routes = await tx.select().from(leadDestinations).where(eq(leadDestinations.groupSlug, scope.group));
    const routed = {
      site: scope.site,
      dealership: payload.dealership_slug,
      category: payload.category,
      location: payload.location_id,
    };
    const outcome = await leadsRepository(tx, scope).store(
      suspect.lead,
      destinationsOf(routed, routes, { confirm: false }),
    );
    if (outcome.kind === 'other-content') return null;
    // The worker's minute round finds deliveries without a job.
    await tx.update(leadDeliveries).set({ redrivenAt: new Date() }).where(eq(leadDeliveries.leadId, outcome.leadId));
    await tx.update(leadQuarantine).set({ releasedLeadId: outcome.leadId }).where(ofId);
    return outcome.leadId;
  });
}
