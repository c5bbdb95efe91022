import { and, eq } from 'drizzle-orm';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import { ProblemError } from '../../../plugins/problems';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { followUpLead } from '../../leads/deliver/follow-up-lead.service';
import { LEAD_NEWS } from '../../leads/mail/lead-news.service';
import { enqueueRefund } from './refund-queue';
import { reservations } from '../reservations.schema';
import type { Reservation } from '../reservations.schema';

/** Whether the shopper may still cancel it themselves: while it is held, or for as long as their deposit holds it. */
export function isCancellable({ state, expiresAt }: Pick<Reservation, 'state' | 'expiresAt'>, now: Date): boolean {
  return state === 'held' || (state === 'paid' && expiresAt.getTime() > now.getTime());
}

/**
 * Frees the car, sends a deposit back and tells both sides. What has ended already stays as it ended: cancelling twice
 * changes nothing.
 *
 * @throws {ProblemError} conflict where the deposit's time is over: a contract may be signed by then.
 */
export async function cancelReservation(tx: Tx, jobs: Jobs, site: TenantSite, reservation: Reservation): Promise<void> {
  const { groupSlug, id, state, depositCents } = reservation;
  if (state !== 'held' && state !== 'paid') return;
  const now = new Date();
  if (!isCancellable(reservation, now))
    throw new ProblemError('conflict', 'It was held until then. Call us and we sort it out.');
  const isPaid = state === 'paid';
  await tx
    .update(reservations)
    .set({ state: isPaid ? 'refund_due' : 'cancelled', cancelledAt: now })
    .where(and(eq(reservations.groupSlug, groupSlug), eq(reservations.id, id)));
  if (isPaid) await enqueueRefund(jobs, tx, { ...scopeOf(site), reservationId: id });
  const deposit = formatMoney(depositCents / 100);
  const back = isPaid ? [{ name: 'deposit_back', label: 'Deposit to pay back', value: deposit }] : [];
  const paid = isPaid ? `The deposit of ${deposit} is being paid back.` : 'No deposit was paid.';
  const message = `The shopper cancelled the reservation. ${paid} The vehicle is free again.`;
  await followUpLead(
    tx,
    jobs,
    site,
    reservation.leadId,
    { subcategory: LEAD_NEWS.reservationCancelled, message },
    { confirm: true, answers: back },
  );
}
