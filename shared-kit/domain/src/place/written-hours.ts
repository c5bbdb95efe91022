import type { Location, OpeningHour } from '@shared-kit/contracts/place/location.contract';
import type { WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { holidayPeriod } from './opening-hours';
import { spokenPeriod } from './spoken-period';

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
      ...(status === 'Open' ? { start_hour: open, end_hour: ofClock(close) } : { start_hour: null, end_hour: null }),
    })),
  };
}

/** The end of a day, as people write it. */
export const MIDNIGHT = '24:00';

/** The end of a day as a clock shows it, which is how times are stored. */
export function ofClock(time: string): string {
  return time === MIDNIGHT ? '00:00' : time;
}

function dayOf(weekday: number, week: WrittenHours['week']): OpeningHour[] {
  const stretches = week
    .filter((stretch) => stretch.weekday === weekday)
    .toSorted((a, b) => a.open.localeCompare(b.open));
  if (stretches.length === 0) return [{ weekday, status: 'Closed', formated_hours: 'Closed', open: null, close: null }];
  return stretches.map(({ open, close: written }) => {
    const close = ofClock(written);
    return { weekday, status: 'Open', formated_hours: spokenPeriod({ open, close }), open, close };
  });
}
