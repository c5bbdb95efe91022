import type { Location, OpeningHour } from '@shared-kit/contracts/place/location.contract';
import { spokenTime } from '@shared-kit/domain/time/clock-time';
import type { DemoGroup } from './demo-group.contract';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** `{ mon-fri: 08:30-17:30, sat: 09:00-12:00 }` -> seven entries, Sunday (0) first, with hours as shoppers read them. */
export function expandWeek(week: Readonly<Record<string, string>>): OpeningHour[] {
  const periods = new Map(
    Object.entries(week).flatMap(([range, period]) => daysOf(range).map((day) => [day, period] as const)),
  );
  return DAYS.map((_day, weekday): OpeningHour => {
    const period = periods.get(weekday);
    if (period === undefined) return { weekday, status: 'Closed', formated_hours: 'Closed', open: null, close: null };
    const [open = '', close = ''] = period.split('-');
    return { weekday, status: 'Open', formated_hours: `${readable(open)} – ${readable(close)}`, open, close };
  });
}

/** Each holiday on its next date from `today` (`yyyy-mm-dd`) on, in the order in which they come. */
export function expandHolidays(
  holidays: DemoGroup['holidays'],
  locationId: string,
  today: string,
): Location['special_hours'] {
  return holidays
    .map(({ date, hours }) => {
      const [begin = null, end = null] = hours?.split('-') ?? [];
      return {
        date: nextDate(date, today),
        status: hours ? ('Open' as const) : ('Closed' as const),
        start_hour: begin,
        end_hour: end,
        hours: hours ? { begin, end } : null,
        location_id: locationId,
      };
    })
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function nextDate(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYear = `${year}-${monthAndDay}`;
  return thisYear >= today ? thisYear : `${year + 1}-${monthAndDay}`;
}

/** `mon-fri` -> 1 to 5; `sat-sun` goes over the end of the week. */
function daysOf(range: string): number[] {
  const [first = '', last = first] = range.split('-');
  const start = DAYS.indexOf(first);
  const length = ((DAYS.indexOf(last) - start + 7) % 7) + 1;
  return Array.from({ length }, (_, offset) => (start + offset) % 7);
}

/** `08:30` -> `8:30am`, `12:00` -> `12pm`. */
function readable(time: string): string {
  return spokenTime(time).replace(/:00|\s/g, '');
}
