import { dateFormat } from './date-format';

/** No clock on earth is further from UTC, in milliseconds. */
const FURTHEST_MS = 14 * 3_600_000;

/** The calendar year of a moment in a time zone, like `Australia/Brisbane`. */
export function yearIn(timeZone: string, moment: Date): number {
  // eslint-disable-next-line no-restricted-syntax -- where the rule sends everybody
  const [earliest, latest] = [-FURTHEST_MS, FURTHEST_MS].map((ms) => new Date(moment.getTime() + ms).getUTCFullYear());
  // All but two days of the year need no formatter: a browser's first costs it 15 ms before the page answers.
  if (earliest !== undefined && earliest === latest) return earliest;
  return Number(dateFormat('en', { timeZone, year: 'numeric' }).format(moment));
}
