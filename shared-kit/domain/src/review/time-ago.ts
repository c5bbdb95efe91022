import { DAY_MS } from '../time/seconds';

const STEPS: readonly [days: number, unit: string][] = [
  [365, 'year'],
  [30, 'month'],
  [7, 'week'],
  [1, 'day'],
];

/** "3 months ago", by whole days; "today" for what is no day old. */
export function timeAgo(then: Date, now: Date): string {
  const days = Math.floor((now.getTime() - then.getTime()) / DAY_MS);
  for (const [length, unit] of STEPS) {
    const count = Math.floor(days / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'today';
}
