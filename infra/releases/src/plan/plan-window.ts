import { dateFormat } from '@shared-kit/domain/time/date-format';
import type { PlanWindow } from './plan.contract';

/** Whether one of the windows is open in each of these time zones; always where there is none. */
export function isOpen(windows: readonly PlanWindow[], timeZones: readonly string[], now: Date): boolean {
  if (windows.length === 0) return true;
  return timeZones.every((timeZone) => {
    const { day, time } = localTime(now, timeZone);
    return windows.some(({ days, from, to }) => (days as string[]).includes(day) && from <= time && time < to);
  });
}

function localTime(now: Date, timeZone: string): { day: string; time: string } {
  const format = dateFormat('en-AU', {
    ...{ timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: parts['weekday']!.toLowerCase(), time: `${parts['hour']}:${parts['minute']}` };
}
