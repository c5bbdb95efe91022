import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';

/** Fields of a site's configuration that say when something is there, or no more: pages, posts, positions, promos (S4-51). */
const SAYS_WHEN = new Set(['start', 'expiry', 'closes', 'date']);

/** When something of a site begins or ends, in milliseconds, in the order of time. */
const momentsOf = memoByObject((site: Site) => [...new Set(momentsIn(site))].toSorted((a, b) => a - b));

/** The last of a site's moments that has come: other pages are seen from it on. 0 before the first. */
export function lastMoment(site: Site, nowMs: number): number {
  return momentsOf(site).findLast((moment) => moment <= nowMs) ?? 0;
}

function momentsIn(given: unknown): number[] {
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'string') return momentsIn(value);
    const moment = SAYS_WHEN.has(key) ? Date.parse(value) : NaN;
    return Number.isNaN(moment) ? [] : [moment];
  });
}
