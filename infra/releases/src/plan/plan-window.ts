import { wallClock } from '@shared-kit/domain/time/day-in';
import type { PlanWindow } from './plan.contract';

/** As `Date` counts them. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** One that ends before it begins lasts over midnight: its days are those on which it begins. */
function isWithin({ days, from, to }: PlanWindow, weekday: number, time: string): boolean {
  const opensOn = (day: number) => days.some((open) => open === WEEKDAYS[(day + 7) % 7]);
  if (from < to) return opensOn(weekday) && from <= time && time < to;
  return (opensOn(weekday) && from <= time) || (opensOn(weekday - 1) && time < to);
}

const DAY_MS = 24 * 3600_000;

/** The first moment within eight days at which a window is open in each of these time zones; null for none. */
export function nextOpening(windows: readonly PlanWindow[], timeZones: readonly string[], now: Date): Date | null {
  const zones = [...new Set(timeZones)];
  const days = Array.from({ length: 10 }, (_, index) => new Date(now.getTime() + (index - 1) * DAY_MS));
  const begins = zones.flatMap((timeZone) =>
    days.flatMap((day) => windows.map(({ from }) => momentOf(timeZone, wallClock(timeZone, day).day, from))),
  );
  const opening = begins
    .toSorted((a, b) => a.getTime() - b.getTime())
    .find((begin) => begin > now && isOpen(windows, zones, begin));
  return opening ?? null;
}

/** When a clock of a time zone shows this. */
function momentOf(timeZone: string, day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = wallClock(timeZone, new Date(asUtc));
  return new Date(2 * asUtc - Date.parse(`${shown.day}T${shown.time}:00Z`));
}

/** Whether one of the windows is open in each of these time zones; always where there is none. */
export function isOpen(windows: readonly PlanWindow[], timeZones: readonly string[], now: Date): boolean {
  if (windows.length === 0) return true;
  return timeZones.every((timeZone) => {
    const { day, time } = wallClock(timeZone, now);
    const weekday = new Date(day).getUTCDay();
    return windows.some((window) => isWithin(window, weekday, time));
  });
}
