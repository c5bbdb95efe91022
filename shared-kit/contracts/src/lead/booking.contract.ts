import { isCalendarDay } from '@shared-kit/domain/time/calendar-day';
import { CLOCK_TIME } from '@shared-kit/domain/time/clock-time';
import { z } from 'zod';

const date = z.string().refine(isCalendarDay);
const time = z.string().regex(CLOCK_TIME);

/** GET /api/bookings/slots: free times by day, on the clock of the place. */
export const bookingSlotsSchema = z.object({
  location_id: z.string(),
  location_name: z.string(),
  time_zone: z.string(),
  days: z.array(z.object({ date, label: z.string(), times: z.array(z.object({ time, label: z.string() })) })),
});
export type BookingSlots = z.infer<typeof bookingSlotsSchema>;

/** GET /api/bookings/next: the first free time of each kind at a place, or at a department of its at that address; null for none. */
const nextTimeSchema = z.object({ location_id: z.string(), date, time, label: z.string() }).nullable();
export const nextTimesSchema = z.object({ test_drive: nextTimeSchema, service: nextTimeSchema });
export type NextTimes = z.infer<typeof nextTimesSchema>;

/** GET /api/bookings/{token}: what whoever holds the link may see. No personal data. */
export const bookingSchema = z.object({
  kind: z.enum(['test-drive', 'service']),
  state: z.enum(['booked', 'cancelled']),
  /** As its mails and the dealer have it. */
  reference: z.string().default(''),
  when: z.string(),
  starts_at: z.string(),
  time_zone: z.string(),
  location_id: z.string(),
  location_name: z.string(),
  address: z.string(),
  phone: z.string(),
  car_id: z.string(),
  car_name: z.string(),
  /** What its vehicle is while the drive can only be asked for: coming, or another's. Empty where it is promised. */
  unsure: z.enum(['', 'coming soon', 'reserved', 'sold']).default(''),
  /** False once it has begun or was cancelled. */
  changeable: z.boolean(),
});
export type BookingView = z.infer<typeof bookingSchema>;

export const cancelBookingBodySchema = z.object({ token: z.string().max(120) });
export const rescheduleBodySchema = cancelBookingBodySchema.extend({
  booking_date: z.string('Choose a day').trim().refine(isCalendarDay, 'Choose a day'),
  booking_time: z.string('Choose a time').trim().regex(CLOCK_TIME, 'Choose a time'),
});
/** Where the form leads next, on this site. */
export const bookingChangedSchema = z.object({ next: z.string() });
