import type { SiteConfigFault } from '../../../site-config/site-config-fault';

/** How long ago a moment may be that somebody names for something to begin at: they typed it, and looked at it again. */
const TYPED_MS = 5 * 60_000;

export const OVER_ALREADY = 'is in the past: nobody would see it. Name a later moment, or leave it out';

/** What would never be seen: pages, announcements and promos that begin when they are over. Those that are over anyway may stay. */
export function checkTimes(given: unknown, now: Date, at: readonly string[] = []): SiteConfigFault[] {
  if (typeof given !== 'object' || given === null) return [];
  const { start, expiry } = given as Record<string, unknown>;
  const isNever =
    typeof start === 'string' &&
    typeof expiry === 'string' &&
    Date.parse(start) >= Date.parse(expiry) &&
    !isPast(expiry, now);
  return [
    ...(isNever
      ? [{ path: [...at, 'expiry'].join('.'), message: `is not after the start (${start}): nobody would ever see it` }]
      : []),
    ...Object.entries(given).flatMap(([key, value]) => checkTimes(value, now, [...at, key])),
  ];
}

/** Whether a moment has come, as it is written. */
export function isPast(said: unknown, now: Date): boolean {
  return typeof said === 'string' && Date.parse(said) <= now.getTime();
}

/** Whether somebody who asks for this moment cannot mean "now". */
export function isLongAgo(moment: Date, now: Date): boolean {
  return moment.getTime() < now.getTime() - TYPED_MS;
}
