import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { momentInWords } from '../../text/moment-in-words';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { followUpLead } from '../leads/deliver/follow-up-lead.service';
import { LEAD_NEWS } from '../leads/mail/lead-news.service';
import { chooseSlot, freeSeat, serialise, unlessTaken } from './book.service';
import { bookings } from './bookings.schema';
import type { Booking } from './bookings.schema';
import { describeBooking } from './describe-booking';

/** Each move tells the dealer and is a lead: whoever has the link could else fill their inbox by it. */
const MOST_MOVES = 10;

/** Frees the seat and tells the dealer and the shopper; cancelling twice changes nothing. */
export async function cancelBooking(tx: Tx, jobs: Jobs, site: TenantSite, booking: Booking): Promise<void> {
  if (booking.state === 'cancelled') return;
  mustBeAhead(booking);
  await tx
    .update(bookings)
    .set({ state: 'cancelled', sequence: sql`${bookings.sequence} + 1` })
    .where(ofBooking(booking));
  const { when } = (await describeBooking(tx, site, booking)).view;
  const news = { subcategory: LEAD_NEWS.bookingCancelled, message: `${whatOf(booking)} on ${when} was cancelled.` };
  await followUpLead(tx, jobs, site, booking.leadId, news, {
    confirm: true,
    answers: [{ name: 'booking', label: 'Was booked for', value: when }],
  });
}

/** Moves a booking to another free time of the same place and tells the dealer and the shopper. */
export async function moveBooking(
  tx: Tx,
  jobs: Jobs,
  site: TenantSite,
  booking: Booking,
  { date, time }: { date: string; time: string },
): Promise<void> {
  if (booking.state === 'cancelled') throw new ProblemError('conflict', 'The booking was cancelled');
  mustBeAhead(booking);
  if (booking.sequence >= MOST_MOVES)
    throw new ProblemError('validation_failed', 'Moved too often', {
      booking_time: [`This booking was moved ${MOST_MOVES} times. Call us to move it again.`],
    });
  const { kind, locationId } = booking;
  const { slot, zone } = await chooseSlot(
    tx,
    site,
    { kind, locationId, carId: booking.carId ?? '', date, time },
    new Date(),
  );
  await serialise(tx, locationId, slot);
  const seat = await freeSeat(tx, site, { locationId, kind, startsAt: slot.startsAt });
  await unlessTaken(tx, (inner) =>
    inner
      .update(bookings)
      .set({ startsAt: slot.startsAt, seat, sequence: sql`${bookings.sequence} + 1` })
      .where(ofBooking(booking)),
  );
  const when = momentInWords(slot.startsAt, zone);
  // The time that holds no longer is said nowhere: a calendar is filled from such a mail at a glance.
  const news = { subcategory: LEAD_NEWS.bookingMoved, message: `${whatOf(booking)} was moved and is now on ${when}.` };
  const moved: LeadDetail = { name: 'booking', label: 'Booked for', value: when };
  await followUpLead(tx, jobs, site, booking.leadId, news, { confirm: true, answers: [moved] });
}

function whatOf({ kind }: Booking): string {
  return kind === 'service' ? 'The service' : 'The test drive';
}

function ofBooking({ groupSlug, id }: Booking) {
  return and(eq(bookings.groupSlug, groupSlug), eq(bookings.id, id));
}

function mustBeAhead({ startsAt }: Booking): void {
  if (startsAt.getTime() <= Date.now()) throw new ProblemError('conflict', 'The booking lies in the past');
}
