import { TZDate } from '@date-fns/tz';
import type { BookingKind } from '@shared-kit/contracts/form/lead-form';
import type { Location } from '@shared-kit/contracts/place/location.contract';
import { closingMinute, openPeriodsOn } from '@shared-kit/domain/place/opening-hours';
import { clockTime, minutesOfDay } from '@shared-kit/domain/time/clock-time';
import { dayIn } from '@shared-kit/domain/time/day-in';
import { DAY_MS, HOUR_MS } from '@shared-kit/domain/time/seconds';
import { BOOKING_RULES } from './booking-rules';

export type Slot = { date: string; time: string; startsAt: Date };

/** Australian states by the zone their clocks follow; Broken Hill and Eucla live with their state's. */
const ZONES: Readonly<Record<string, string>> = {
  qld: 'Australia/Brisbane',
  nsw: 'Australia/Sydney',
  act: 'Australia/Sydney',
  vic: 'Australia/Melbourne',
  tas: 'Australia/Hobart',
  sa: 'Australia/Adelaide',
  nt: 'Australia/Darwin',
  wa: 'Australia/Perth',
};

/** The clock on the wall of a place: its state's, or the site's where the state says nothing. */
export function zoneOf({ address }: Pick<Location, 'address'>, siteZone: string): string {
  return ZONES[address.state.toLowerCase()] ?? siteZone;
}

/**
 * Every time a place could take a booking, free or not, from its hours and holiday hours. Times are the wall clock's of
 * the place; one that daylight saving skips on a day does not exist on it, and one that it repeats counts once.
 */
export function slotsOf(place: Location, kind: BookingKind, zone: string, now: Date): Slot[] {
  const { everyMinutes, minutes, noticeHours, days, latest } = BOOKING_RULES[kind];
  const earliestMs = now.getTime() + noticeHours * HOUR_MS;
  const today = Date.parse(dayIn(zone, now));
  return Array.from({ length: days }, (_, inDays) => new Date(today + inDays * DAY_MS))
    .flatMap((day) =>
      openPeriodsOn(day, place.contact_detail.opening_hours, place.special_hours).flatMap((period) => {
        const last = Math.min(closingMinute(period) - minutes, minutesOfDay(latest));
        const date = day.toISOString().slice(0, 10);
        return timesBetween(minutesOfDay(period.open), last, everyMinutes).flatMap((time) => slotAt(date, time, zone));
      }),
    )
    .filter(({ startsAt }) => startsAt.getTime() >= earliestMs);
}

function timesBetween(first: number, last: number, step: number): string[] {
  const start = Math.ceil(first / step) * step;
  const count = Math.max(0, Math.floor((last - start) / step) + 1);
  return Array.from({ length: count }, (_, index) => clockTime(start + index * step));
}

function slotAt(date: string, time: string, zone: string): Slot[] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const local = new TZDate(year, month - 1, day, hour, minute, zone);
  const exists = local.getHours() === hour && local.getMinutes() === minute;
  return exists ? [{ date, time, startsAt: new Date(local.getTime()) }] : [];
}
