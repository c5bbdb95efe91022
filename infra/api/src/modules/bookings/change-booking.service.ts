import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { Jobs } from '../../db/jobs';
import { ProblemError } from '../../plugins/problems';
import type { TenantSite } from '../../plugins/tenant';
import { followUpLead } from '../leads/follow-up-lead.service';
import { chooseSlot, freeSeat, serialise, slotInWords } from './book.service';
import { bookings } from './bookings.schema';
import type { Booking } from './bookings.schema';

/** Frees the seat and tells the dealer; cancelling twice changes nothing. */
export async function cancelBooking(tx: Tx, jobs: Jobs, site: TenantSite, booking: Booking): Promise<void> {
  if (booking.state === 'cancelled') return;
  mustBeAhead(booking);
  await tx
    .update(bookings)
    .set({ state: 'cancelled', sequence: sql`${bookings.sequence} + 1` })
    .where(ofBooking(booking));
  await followUpLead(tx, jobs, site, booking.leadId, {
    subcategory: 'Booking Cancelled',
    message: `The shopper cancelled the booking for ${inWords(site, booking.startsAt)}.`,
  });
}

/** Moves a booking to another free time of the same place and tells the dealer. */
export async function moveBooking(
  tx: Tx,
  jobs: Jobs,
  site: TenantSite,
  booking: Booking,
  { date, time }: { date: string; time: string },
): Promise<void> {
  if (booking.state === 'cancelled') throw new ProblemError('conflict', 'The booking was cancelled');
  mustBeAhead(booking);
  const { kind, locationId } = booking;
  const { slot, zone } = await chooseSlot(
    tx,
    site,
    { kind, locationId, carId: booking.carId ?? '', date, time },
    new Date(),
  );
  await serialise(tx, locationId, slot);
  await tx
    .update(bookings)
    .set({
      startsAt: slot.startsAt,
      seat: await freeSeat(tx, site, { locationId, kind, startsAt: slot.startsAt }),
      sequence: sql`${bookings.sequence} + 1`,
    })
    .where(ofBooking(booking));
  await followUpLead(tx, jobs, site, booking.leadId, {
    subcategory: 'Booking Moved',
    message: `The shopper moved the booking from ${slotInWords(booking.startsAt, zone)} to ${slotInWords(slot.startsAt, zone)}.`,
  });
}

function ofBooking({ groupSlug, id }: Booking) {
  return and(eq(bookings.groupSlug, groupSlug), eq(bookings.id, id));
}

function mustBeAhead({ startsAt }: Booking): void {
  if (startsAt.getTime() <= Date.now()) throw new ProblemError('conflict', 'The booking lies in the past');
}

function inWords(site: TenantSite, startsAt: Date): string {
  return slotInWords(startsAt, site.config.time_zone);
}
