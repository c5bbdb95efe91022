/** Making a formatter takes far longer than using it, and every page and every imported car asks. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** No clock on earth is further from UTC, in milliseconds. */
const FURTHEST_MS = 14 * 3_600_000;

/** The calendar year of a moment in a time zone, like `Australia/Brisbane`. */
export function yearIn(timeZone: string, moment: Date): number {
  // eslint-disable-next-line no-restricted-syntax -- where the rule sends everybody
  const [earliest, latest] = [-FURTHEST_MS, FURTHEST_MS].map((ms) => new Date(moment.getTime() + ms).getUTCFullYear());
  // All but two days of the year need no formatter: a browser's first costs it 15 ms before the page answers.
  if (earliest !== undefined && earliest === latest) return earliest;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  formats.set(timeZone, format);
  return Number(format.format(moment));
}
