import type { Location, OpeningHour } from '@shared-kit/contracts/place/location.contract';
import { minutesOfDay } from '../time/clock-time';
import { dayIn, wallClock } from '../time/day-in';
import { DAY_MS } from '../time/seconds';

type SpecialHours = readonly Omit<Location['special_hours'][number], 'location_id'>[];
/** `HH:mm`, in the location's time zone. */
type Period = { open: string; close: string };

/** `weekdays` as in an `OpeningHour`: those the row is about. */
export type HoursRow = { label: string; hours: string; weekdays: readonly number[] };

/** `opens.inDays` 0 is today. Times are `HH:mm`; null when no opening is known for a week. */
export type OpeningStatus =
  { isOpen: true; closes: string } | { isOpen: false; opens: { weekday: string; inDays: number; time: string } | null };

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const DAY_MINUTES = 24 * 60;

function shownHours({ status, formated_hours }: OpeningHour): string {
  return status === 'Open' ? formated_hours : 'Closed';
}

/** Rows of the opening-hours table: Monday to Friday in one when identical, else each day (S2-04). Sunday is last. */
export function groupOpeningHours(openingHours: readonly OpeningHour[]): HoursRow[] {
  const hoursOf = (weekday: number) =>
    openingHours
      .filter((entry) => entry.weekday === weekday)
      .map(shownHours)
      .join(', ');
  const row = (weekday: number) => ({ label: WEEKDAYS[weekday] ?? '', hours: hoursOf(weekday), weekdays: [weekday] });

  const weekdays = MONDAY_TO_FRIDAY.map(row);
  const first = weekdays[0]?.hours ?? '';
  const isSame = first !== '' && weekdays.every(({ hours }) => hours === first);
  const together = { label: 'Monday – Friday', hours: first, weekdays: MONDAY_TO_FRIDAY };
  const rows = [...(isSame ? [together] : weekdays), row(6), row(0)];
  return rows.filter(({ hours }) => hours !== '');
}

/**
 * Whether a location is open, and until or from when. Holiday hours replace a date's
 * ordinary ones, in either of their two shapes (S2-06).
 */
export function openingStatus(
  { opening_hours, special_hours = [] }: { opening_hours: readonly OpeningHour[]; special_hours?: SpecialHours },
  timeZone: string,
  now: Date,
): OpeningStatus {
  const clock = wallClock(timeZone, now);
  const [today, minute] = [Date.parse(clock.day), minutesOfDay(clock.time)];
  // Yesterday's hours may reach past midnight.
  for (let inDays = -1; inDays < 8; inDays += 1) {
    const day = new Date(today + inDays * DAY_MS);
    for (const period of openPeriodsOn(day, opening_hours, special_hours)) {
      const sinceMidnight = minute - inDays * DAY_MINUTES;
      if (sinceMidnight >= closingMinute(period)) continue;
      if (sinceMidnight >= minutesOfDay(period.open)) return { isOpen: true, closes: period.close };
      return { isOpen: false, opens: { weekday: WEEKDAYS[day.getUTCDay()] ?? '', inDays, time: period.open } };
    }
  }
  return { isOpen: false, opens: null };
}

/** When a period ends, in minutes since the midnight before it began: `18:00-02:00` ends at 26 o'clock. */
export function closingMinute({ open, close }: Period): number {
  const [from, to] = [minutesOfDay(open), minutesOfDay(close)];
  return to <= from ? to + DAY_MINUTES : to;
}

/** Hours of a holiday, which feeds write in one of two shapes (S2-06); null when it is closed or they are not said. */
export function holidayPeriod({ status, start_hour, end_hour, hours }: SpecialHours[number]): Period | null {
  return periodOf({ status, open: start_hour ?? hours?.begin ?? null, close: end_hour ?? hours?.end ?? null });
}

/** Holidays from today on, the next first; `timeZone` says where it is today. */
export function comingHolidays<Day extends SpecialHours[number]>(
  special: readonly Day[],
  timeZone: string,
  now: Date,
): Day[] {
  const today = dayIn(timeZone, now);
  return special.filter(({ date }) => date.slice(0, 10) >= today).toSorted((a, b) => a.date.localeCompare(b.date));
}

function periodOf({ status, open, close }: Pick<OpeningHour, 'status' | 'open' | 'close'>): Period | null {
  return status === 'Open' && open && close ? { open, close } : null;
}

/** Today where the place is: the weekday as an `OpeningHour` has it, when it is open, and whether by a holiday's hours. */
export function hoursToday(
  { opening_hours, special_hours = [] }: { opening_hours: readonly OpeningHour[]; special_hours?: SpecialHours },
  timeZone: string,
  now: Date,
): { weekday: number; periods: Period[]; isHoliday: boolean } {
  const date = dayIn(timeZone, now);
  const day = new Date(date);
  return {
    weekday: day.getUTCDay(),
    periods: openPeriodsOn(day, opening_hours, special_hours),
    isHoliday: special_hours.some((entry) => entry.date.slice(0, 10) === date),
  };
}

/** Periods in order of their beginning: those that meet or overlap, as feeds write them, are one. */
function joined(periods: readonly Period[]): Period[] {
  const apart: Period[] = [];
  for (const period of periods) {
    const last = apart.at(-1);
    if (!last || minutesOfDay(period.open) > closingMinute(last)) apart.push(period);
    else if (closingMinute(period) > closingMinute(last))
      apart[apart.length - 1] = { open: last.open, close: period.close };
  }
  return apart;
}

/**
 * When a place is open on a day (its UTC date counts), in order and apart. Holiday hours replace a date's ordinary ones
 * (S2-06).
 */
export function openPeriodsOn(day: Date, ordinary: readonly OpeningHour[], special: SpecialHours): Period[] {
  const date = day.toISOString().slice(0, 10);
  const holidays = special.filter((entry) => entry.date.slice(0, 10) === date);
  const entries =
    holidays.length > 0
      ? holidays.map(holidayPeriod)
      : ordinary.filter(({ weekday }) => weekday === day.getUTCDay()).map(periodOf);
  return joined(entries.filter((period) => period !== null).toSorted((a, b) => a.open.localeCompare(b.open)));
}
