import { dateFormat } from '@shared-kit/domain/time/date-format';
import { TZDate } from '@date-fns/tz';
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

/** "9:30 am", as the select of times has it. */
export function timeInWords(moment: Date, zone: string): string {
  return format(new TZDate(moment, zone), TIME);
}

const TIME = 'h:mm aaa';
