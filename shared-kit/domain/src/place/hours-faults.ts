import type { WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { isCalendarDay } from '../time/calendar-day';
import { CLOCK_TIME, minutesOfDay, spokenTime } from '../time/clock-time';
import { closingMinute } from './opening-hours';
import { isAllDay } from './spoken-period';
import { MIDNIGHT } from './written-hours';

/** What is wrong with hours, by field: `week.3.close`, `holidays.0.date`. */
export type HoursFaults = Record<string, string[]>;

type Stretch = { open: string; close: string };
type Placed = { path: string; from: number; to: number };

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Until when hours past midnight are taken at their word; later, somebody has swapped the two times. */
const LATEST_CLOSE = 6 * 60;
const NO_TIME = 'Write a time, like 08:30.';

/** Everything wrong with the hours of a location that would mislead who drives there. Empty for hours that are right. */
export function hoursFaults({ week, holidays }: WrittenHours): HoursFaults {
  const faults: HoursFaults = {};
  const say = (path: string, sentence: string) => void (faults[path] ??= []).push(sentence);
  const placed = week.flatMap((stretch, index): Placed[] => {
    const path = `week.${index}`;
    if (!checkStretch(stretch, path, say)) return [];
    const from = stretch.weekday * DAY_MINUTES;
    return [{ path, from: from + minutesOfDay(stretch.open), to: from + closingMinute(stretch) }];
  });
  for (const path of overlapping(placed)) say(`${path}.open`, 'Another stretch of time is still open then.');
  for (const [index, day] of holidays.entries()) {
    const path = `holidays.${index}`;
    if (!isCalendarDay(day.date)) say(`${path}.date`, 'Choose a date.');
    else if (holidays.findIndex(({ date }) => date === day.date) < index)
      say(`${path}.date`, 'There are hours for this date already.');
    if (day.status === 'Open') checkStretch(day, path, say);
  }
  return faults;
}

/** Whether it is a stretch of time at all; says what is not. */
function checkStretch({ open, close }: Stretch, path: string, say: (path: string, sentence: string) => void): boolean {
  const [isOpen, isClose] = [CLOCK_TIME.test(open), CLOCK_TIME.test(close) || close === MIDNIGHT];
  if (!isOpen) say(`${path}.open`, NO_TIME);
  if (!isClose) say(`${path}.close`, NO_TIME);
  if (!isOpen || !isClose) return false;
  if (isAllDay({ open, close })) return true;
  if (open === close) {
    say(`${path}.close`, 'It closes when it opens. Open 24 hours is written 00:00 to 24:00.');
    return false;
  }
  if (minutesOfDay(close) < minutesOfDay(open) && minutesOfDay(close) > LATEST_CLOSE) {
    say(`${path}.close`, `That is ${spokenTime(close)} of the day after. Past midnight it may be open until 6:00 am.`);
    return false;
  }
  return true;
}

/** Stretches that begin while another is not over; the week goes round, so that Saturday night reaches into Sunday. */
function overlapping(placed: readonly Placed[]): string[] {
  return placed
    .filter((one, index) =>
      placed.some(
        (other, at) => at !== index && (begins(one, other, 0, at < index) || begins(one, other, WEEK_MINUTES, true)),
      ),
    )
    .map(({ path }) => path);
}

/** Whether one begins within the other; of two that begin together the later in the list does. */
function begins(one: Placed, other: Placed, shift: number, isAfter: boolean): boolean {
  const from = one.from + shift;
  return (from > other.from || (from === other.from && isAfter)) && from < other.to;
}
