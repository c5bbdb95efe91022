/** Making a formatter takes far longer than using it, and every page and every imported car asks. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar year of a moment in a time zone, like `Australia/Brisbane`. */
export function yearIn(timeZone: string, moment: Date): number {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' });
  formats.set(timeZone, format);
  return Number(format.format(moment));
}
