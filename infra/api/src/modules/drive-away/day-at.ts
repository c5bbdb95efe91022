/** Formatters by time zone: making one takes longer than a page of cards. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** The day in a time zone, like 2026-11-23. */
export function dayAt(now: Date, timeZone: string): string {
  const formatter = formatters.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  formatters.set(timeZone, formatter);
  return formatter.format(now);
}
