import { spokenTime } from '../time/clock-time';

/** `HH:mm`; one that ends before it begins goes on past midnight. */
type Period = { open: string; close: string };

/** From midnight to midnight: written so, as what closes when it opens would be open for no time at all at any other hour. */
export function isAllDay({ open, close }: Period): boolean {
  return open === '00:00' && (close === '00:00' || close === '24:00');
}

export const ALL_DAY_WORDS = 'Open 24 hours';

/** "8:30 am – 5:30 pm", or that it is open all day and night. */
export function spokenPeriod(period: Period): string {
  return isAllDay(period) ? ALL_DAY_WORDS : `${spokenTime(period.open)} – ${spokenTime(period.close)}`;
}

/** The same for machines: a whole day is 00:00 to 23:59, as midnight to midnight says that it is closed (schema.org). */
export function periodForMachines(period: Period): { opens: string; closes: string } {
  return { opens: period.open, closes: isAllDay(period) ? '23:59' : period.close };
}
