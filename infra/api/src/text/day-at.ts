import { dateFormat } from '@shared-kit/domain/time/date-format';

/** The day in a time zone, like 2026-11-23. */
export function dayAt(now: Date, timeZone: string): string {
  return dateFormat('sv-SE', { timeZone }).format(now);
}
