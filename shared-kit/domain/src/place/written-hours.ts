import type { Location, OpeningHour } from '@shared-kit/contracts/place/location.contract';
import type { WrittenHours } from '@shared-kit/contracts/server/hours-desk.contract';
import { holidayPeriod } from './opening-hours';
import { spokenTime } from './spoken-time';

type Hours = Pick<Location, 'special_hours'> & Pick<Location['contact_detail'], 'opening_hours'>;

/** From Monday on, Sunday last, as people read a week. */
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

/** The hours of a location as its staff write them. */
export function writtenHours({ opening_hours: week, special_hours: special }: Hours): WrittenHours {
  return {
    week: WEEK_ORDER.flatMap((weekday) =>
      week.flatMap((entry) =>
        entry.weekday === weekday && entry.status === 'Open' && entry.open && entry.close
          ? [{ weekday, open: entry.open, close: entry.close }]
          : [],
      ),
    ),
    holidays: special
      .map((day) => {
        const period = holidayPeriod(day);
        return {
          date: day.date.slice(0, 10),
          status: day.status,
          open: period?.open ?? '',
          close: period?.close ?? '',
        };
      })
      .toSorted((a, b) => a.date.localeCompare(b.date)),
  };
}

/** Hours that are right (`hoursFaults`) as a location has them. A week in which nothing is said is nobody's to tell. */
export function hoursOfWritten({ week, holidays }: WrittenHours, locationId: string): Hours {
  return {
    opening_hours: week.length === 0 ? [] : WEEK_ORDER.flatMap((weekday) => dayOf(weekday, week)),
    special_hours: holidays.map(({ date, status, open, close }) => ({
      ...{ date, status, location_id: locationId, hours: null },
      ...(status === 'Open' ? { start_hour: open, end_hour: close } : { start_hour: null, end_hour: null }),
    })),
  };
}

function dayOf(weekday: number, week: WrittenHours['week']): OpeningHour[] {
  const stretches = week
    .filter((stretch) => stretch.weekday === weekday)
    .toSorted((a, b) => a.open.localeCompare(b.open));
  if (stretches.length === 0) return [{ weekday, status: 'Closed', formated_hours: 'Closed', open: null, close: null }];
  return stretches.map(({ open, close }) => {
    return { weekday, status: 'Open', formated_hours: `${spokenTime(open)} – ${spokenTime(close)}`, open, close };
  });
}
