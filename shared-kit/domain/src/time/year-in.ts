import { dateFormat } from './date-format';
import { FURTHEST_ZONE_MS } from './seconds';

/** The calendar year of a moment in a time zone, like `Australia/Brisbane`. */
export function yearIn(timeZone: string, moment: Date): number {
  // eslint-disable-next-line no-restricted-syntax -- where the rule sends everybody
  const yearAt = (ahead: number) => new Date(moment.getTime() + ahead).getUTCFullYear();
  const earliest = yearAt(-FURTHEST_ZONE_MS);
  // All but two days of the year need no formatter: a browser's first costs it 15 ms before the page answers.
  if (earliest === yearAt(FURTHEST_ZONE_MS)) return earliest;
  return Number(dateFormat('en', { timeZone, year: 'numeric' }).format(moment));
}
