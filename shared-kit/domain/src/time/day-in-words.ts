import { dateFormat } from './date-format';

/** "2026-11-03" as "3 November 2026", alike in every process. */
export function dayInWords(day: string): string {
  return dateFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
