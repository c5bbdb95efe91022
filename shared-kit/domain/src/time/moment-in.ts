import { wallClock } from './day-in';
import { DAY_MS } from './seconds';

/**
 * The moment at which a clock on the wall of a time zone shows what a field of local time has, "2026-12-24T09:30". Of an hour that
 * comes twice, as daylight saving ends, the first; in one that is skipped, as it begins, as much later as the clocks are put
 * forward.
 *
 * @returns null for what is no such text.
 */
export function momentIn(timeZone: string, field: string): Date | null {
  const asUtc = Date.parse(`${field}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(field) || Number.isNaN(asUtc)) return null;
  // Zones change their clocks seldom: one of these two holds at the moment that is meant.
  const [earlier, later] = [-DAY_MS, DAY_MS].map((away) => asUtc - aheadMs(timeZone, asUtc + away)) as [number, number];
  const first = [earlier, later].toSorted((a, b) => a - b).find((moment) => fieldIn(timeZone, moment) === field);
  return new Date(first ?? earlier);
}

/** A moment, in ISO form or milliseconds, as a field of local time has it on the wall of a zone; empty for what is none. */
export function fieldIn(timeZone: string, moment: string | number): string {
  const at = new Date(moment);
  if (Number.isNaN(at.getTime())) return '';
  const { day, time } = wallClock(timeZone, at);
  return `${day}T${time}`;
}

/** How a person calls a zone: "Brisbane time" for `Australia/Brisbane`. */
export function zoneWords(timeZone: string): string {
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

/** How far the clocks of a zone are ahead of UTC at a moment, to the minute. */
function aheadMs(timeZone: string, momentMs: number): number {
  const minute = Math.floor(momentMs / 60_000) * 60_000;
  return Date.parse(`${fieldIn(timeZone, minute)}Z`) - minute;
}
