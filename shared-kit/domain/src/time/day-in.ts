import { dateFormat } from './date-format';

/** What a clock on the wall shows in a time zone at a moment: its day, "2026-11-23", and its time, "09:30". */
export function wallClock(timeZone: string, moment: Date): { day: string; time: string } {
  // Swedes write a moment as it is stored.
  const text = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);
  const [day = '', time = ''] = text.split(' ');
  return { day, time };
}

/** The day of a moment in a time zone, like 2026-11-23: it begins where the site is, not in Greenwich. */
export function dayIn(timeZone: string, moment: Date): string {
  return wallClock(timeZone, moment).day;
}
