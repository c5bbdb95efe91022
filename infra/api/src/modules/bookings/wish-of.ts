import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { postedForm } from '@shared-kit/contracts/form/lead-forms';
import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import { z } from 'zod';
import { isCalendarDay } from '@shared-kit/domain/time/calendar-day';
import { CLOCK_TIME } from '@shared-kit/domain/time/clock-time';
import { momentInWords } from '../../text/moment-in-words';
import { ProblemError } from '../../plugins/problems';
import type { Wish } from './book.service';

const text = z.string().trim().catch('');
const typedWishSchema = z
  .object({ booking_date: text, booking_time: text })
  .catch({ booking_date: '', booking_time: '' });

/**
 * The time a form asks for; null for a form that books nothing, and for a test drive without a day (S5-26: date and
 * time are optional). A service always needs both.
 *
 * @throws {ProblemError} naming the field that is missing, or no date or time at all.
 */
export function wishOf(typed: unknown, body: EnquiryBody): Wish | null {
  const { books: kind } = postedForm(body.form);
  if (!kind) return null;
  const { booking_date: date, booking_time: time } = typedWishSchema.parse(typed);
  if (date === '' && time === '' && kind === 'test-drive') return null;
  const fieldErrors: Record<string, string[]> = {};
  if (!isCalendarDay(date)) fieldErrors['booking_date'] = ['Choose a day'];
  if (!CLOCK_TIME.test(time)) fieldErrors['booking_time'] = ['Choose a time'];
  if (Object.keys(fieldErrors).length > 0) throw new ProblemError('validation_failed', 'No time chosen', fieldErrors);
  return { kind, locationId: body.location_id, carId: body.car_id, date, time };
}

/** The wish as an answer of the lead: "Tuesday 24 November 2026, 9:30 am", as it was chosen. */
export function wishedTime({ date, time }: Wish): LeadDetail {
  // The clock of the place, whichever it is: written out as if it were UTC, nothing shifts.
  const when = momentInWords(new Date(`${date}T${time}:00Z`), 'UTC');
  return { name: 'booking', label: 'Booked for', value: when };
}
