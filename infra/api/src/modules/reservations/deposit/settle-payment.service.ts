import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import type { Db, Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { followUpLead } from '../../leads/deliver/follow-up-lead.service';
import { LEAD_NEWS } from '../../leads/mail/lead-news.service';
import type { LeadNews } from '../../leads/mail/lead-news.service';
import type { PaymentEvent, PaymentPort } from '../../payments/payment.port';
import type { SiteDirectory } from '../../site/site-directory.service';
import { dollarsOf } from './reservation-sums';
import { paymentEvents, reservations } from '../reservations.schema';
import type { Reservation } from '../reservations.schema';

type SettleDeps = { db: Db; jobs: Jobs; payment: PaymentPort; sites: Pick<SiteDirectory, 'findBySlug'> };

/**
 * What a payment means for a reservation, once for each event. Money that came too late for a car somebody else has by
 * now, or in the wrong amount, goes back; the dealer hears of everything as of a lead.
 */
export function settlePayments({ db, jobs, payment, sites }: SettleDeps) {
  return async (event: PaymentEvent): Promise<void> => {
    const site = sites.findBySlug(event.site);
    if (!site || site.group_slug !== event.group) return;
    const due = await withScope(db, scopeOf(site), async (tx) => {
      const [fresh] = await tx
        .insert(paymentEvents)
        .values({ groupSlug: event.group, eventId: event.id, kind: event.kind, reservationId: event.reservationId })
        .onConflictDoNothing()
        .returning();
      const [reservation] = await tx
        .select()
        .from(reservations)
        .where(and(eq(reservations.groupSlug, event.group), eq(reservations.id, event.reservationId)))
        .for('update');
      if (!reservation) return null;
      if (fresh) await settle(tx, jobs, site, reservation, event);
      // A refund that failed is tried again when the provider repeats its event.
      return isPaidTwice(reservation, event) ? event.paymentId : refundDue(tx, reservation);
    });
    if (due) await payment.refund({ ...event, paymentId: due });
  };
}

async function settle(
  tx: Tx,
  jobs: Jobs,
  site: TenantSite,
  reservation: Reservation,
  event: PaymentEvent,
): Promise<void> {
  const news =
    event.kind === 'paid'
      ? await takePayment(tx, site, reservation, event)
      : await endReservation(tx, reservation, event);
  if (news) await sendNews(tx, jobs, site, reservation, event, ...news);
}

type News = readonly [subcategory: LeadNews, sentence: string];

/** @returns what the dealer hears of it. */
async function endReservation(
  tx: Tx,
  reservation: Reservation,
  { kind, paymentId }: PaymentEvent,
): Promise<News | null> {
  if (kind === 'expired') {
    if (reservation.state === 'held') await moveTo(tx, reservation, { state: 'expired' });
    return null;
  }
  // The second of two payments went back: the first still stands.
  if (reservation.paymentId && reservation.paymentId !== paymentId) return null;
  await moveTo(tx, reservation, { state: 'refunded' });
  return REFUNDED;
}

/** @returns what the dealer hears of it. */
async function takePayment(
  tx: Tx,
  site: TenantSite,
  reservation: Reservation,
  event: PaymentEvent,
): Promise<News | null> {
  if (isPaidTwice(reservation, event)) return reservation.state === 'paid' ? PAID_TWICE : TO_REFUND;
  if (reservation.state === 'paid' || reservation.state === 'refunded') return null;
  // What the shopper cancelled stays cancelled, whatever a payment page that was still open does.
  const isWanted = reservation.cancelledAt === null && event.amountCents === reservation.depositCents;
  const isGood = isWanted && (await mayHave(tx, reservation));
  const paidAt = new Date();
  await moveTo(tx, reservation, {
    paymentId: event.paymentId,
    paidAt,
    ...(isGood ? { state: 'paid', expiresAt: heldUntil(paidAt, site) } : { state: 'refund_due' }),
  });
  return isGood ? PAID : TO_REFUND;
}

const REFUNDED: News = [LEAD_NEWS.depositRefunded, 'The deposit was paid back to the shopper.'];
const PAID: News = [LEAD_NEWS.depositPaid, 'The deposit is paid. Take it off the market.'];
const TO_REFUND: News = [
  LEAD_NEWS.depositToRefund,
  'The payment came too late, in another amount or for a reservation that was cancelled. It is being paid back.',
];

const PAID_TWICE: News = [
  LEAD_NEWS.secondPayment,
  'The deposit was paid a second time. The second payment is being paid back, the first one stands.',
];

/** What the site promises for a deposit. */
function heldUntil(paidAt: Date, site: TenantSite): Date {
  return new Date(paidAt.getTime() + settingsOf(site.config, 'mfe-leads').hold_hours * HOUR_MS);
}

/** A hold that ran out is as good as one that did not, as long as nobody else has the car. */
async function mayHave(tx: Tx, { groupSlug, carId, id }: Reservation): Promise<boolean> {
  const others = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.groupSlug, groupSlug),
        eq(reservations.carId, carId),
        ne(reservations.id, id),
        inArray(reservations.state, ['held', 'paid']),
      ),
    );
  return others.length === 0;
}

async function moveTo(tx: Tx, { groupSlug, id }: Reservation, change: Partial<Reservation>): Promise<void> {
  await tx
    .update(reservations)
    .set(change)
    .where(and(eq(reservations.groupSlug, groupSlug), eq(reservations.id, id)));
}

async function sendNews(
  tx: Tx,
  jobs: Jobs,
  site: TenantSite,
  reservation: Reservation,
  event: PaymentEvent,
  subcategory: LeadNews,
  sentence: string,
) {
  const amount = formatMoney(event.amountCents / 100);
  const back =
    subcategory === LEAD_NEWS.depositRefunded ? [{ name: 'paid_back', label: 'Paid back', value: amount }] : [];
  const news = { subcategory, message: `${sentence} ${amount}, payment ${event.paymentId}.` };
  // What is left to pay is said while there is a sale to pay it for.
  const stands = subcategory === LEAD_NEWS.depositPaid || subcategory === LEAD_NEWS.secondPayment;
  const answers = [...(stands ? dollarsOf(reservation) : []), ...back];
  await followUpLead(tx, jobs, site, reservation.leadId, news, { confirm: true, answers });
}

/** The first payment stands, or is on its way back: either way the second is too much. */
function isPaidTwice({ state, paymentId }: Reservation, event: PaymentEvent): boolean {
  const wasPaid = state === 'paid' || state === 'refund_due' || state === 'refunded';
  return event.kind === 'paid' && wasPaid && paymentId !== event.paymentId;
}

/** The payment that holds a reservation's car, of a checkout; null where none does, or none does any longer. */
export function standingPayment(db: Db) {
  return ({ group, site, reservationId }: { group: string; site: string; reservationId: string }) =>
    withScope(db, { group, site }, async (tx) => {
      const [found] = await tx
        .select({ state: reservations.state, paymentId: reservations.paymentId })
        .from(reservations)
        .where(and(eq(reservations.groupSlug, group), eq(reservations.id, reservationId)));
      return found?.state === 'paid' ? found.paymentId : null;
    });
}

/** The payment of a reservation that has to go back; null for any other. */
export async function refundDue(
  tx: Tx,
  { groupSlug, id }: Pick<Reservation, 'groupSlug' | 'id'>,
): Promise<string | null> {
  const [now] = await tx
    .select({ state: reservations.state, paymentId: reservations.paymentId })
    .from(reservations)
    .where(and(eq(reservations.groupSlug, groupSlug), eq(reservations.id, id)));
  return now?.state === 'refund_due' ? now.paymentId : null;
}
