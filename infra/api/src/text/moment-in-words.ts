import { dateFormat } from '@shared-kit/domain/time/date-format';
import { TZDate } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';

/** "Tuesday 24 November 2026, 9:30 am", on the clock of a zone: mails, pages and errors say a moment the same way. */
export function momentInWords(moment: Date, zone: string): string {
  return format(new TZDate(moment, zone), `EEEE d MMMM yyyy, ${TIME}`);
}

/** The same with its zone, "Tuesday 24 November 2026, 9:30 am AEST": for what a person in another zone has to meet or cite. */
export function momentWithZone(moment: Date, zone: string): string {
  const parts = dateFormat('en-AU', { timeZone: zone, timeZoneName: 'short' }).formatToParts(moment);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return [momentInWords(moment, zone), name].filter(Boolean).join(' ');
}

/** "24 November 2026". */
export function dateInWords(moment: Date, zone: string): string {
  return format(new TZDate(moment, zone), 'd MMMM yyyy');
}

/** The day of a moment on the clock of a zone, "2026-11-24". */
export function dayIn(moment: Date, zone: string): string {
  return format(new TZDate(moment, zone), 'yyyy-MM-dd');
}

/** "24 November 2026", of "2026-11-24". */
export function dayOf(day: string): string {
  return dateInWords(new Date(day), 'UTC');
}

/** The day of a moment that has been, as people say it: "today", "yesterday", else "on Tuesday 24 November 2026". */
export function dayInWords(moment: Date, zone: string, now = new Date()): string {
  const days = differenceInCalendarDays(new TZDate(now, zone), new TZDate(moment, zone));
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `on ${format(new TZDate(moment, zone), 'EEEE d MMMM yyyy')}`;
}

/** "9:30 am", as the select of times has it. */
export function timeInWords(moment: Date, zone: string): string {
  return format(new TZDate(moment, zone), TIME);
}

/** With a no-break space: "am" alone on the next line is read as of nothing. */
const TIME = 'h:mm\u00a0aaa';
