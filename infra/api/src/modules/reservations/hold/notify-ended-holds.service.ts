import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import { momentWithZone } from '../../../text/moment-in-words';
import type { TenantSite } from '../../../plugins/tenant';
import { followUpLead } from '../../leads/deliver/follow-up-lead.service';
import { LEAD_NEWS } from '../../leads/mail/lead-news.service';
import { reservations } from '../reservations.schema';

/** A round's worth; the next round takes the rest. */
const AT_ONCE = 200;

/**
 * Tells shopper and dealer that a hold ended without a deposit. Who finds a hold run out only notes that it ended; this
 * tells it once, in the transaction that notes that it was told, however many rounds run at the same moment.
 *
 * @returns of how many holds.
 */
export async function notifyEndedHolds(tx: Tx, jobs: Jobs, site: TenantSite): Promise<number> {
  const ended = await tx
    .select()
    .from(reservations)
    .where(
      and(eq(reservations.siteSlug, site.slug), eq(reservations.state, 'expired'), eq(reservations.endTold, false)),
    )
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  for (const { id, groupSlug, leadId, expiresAt } of ended) {
    await tx
      .update(reservations)
      .set({ endTold: true })
      .where(and(eq(reservations.groupSlug, groupSlug), eq(reservations.id, id)));
    const until = momentWithZone(expiresAt, site.config.time_zone);
    const message = `No deposit was paid by ${until}. The vehicle is no longer held.`;
    await followUpLead(
      tx,
      jobs,
      site,
      leadId,
      { key: id, subcategory: LEAD_NEWS.holdEnded, message },
      { confirm: true },
    );
  }
  return ended.length;
}
