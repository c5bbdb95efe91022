import type { Vital } from '@shared-kit/contracts/release/evidence.contract';

/**
 * Upper ends of the buckets that a vital is counted in; what is above the last falls into one more. The ends of "good" and
 * of "needs improvement" (web.dev/articles/vitals: LCP 2500 and 4000 ms, INP 200 and 500 ms, CLS 0.1 and 0.25) are among
 * them. `blocked`: milliseconds of long tasks beyond 50 each; 200 is what Lighthouse calls good of its total blocking time.
 */
const ENDS: Readonly<Record<Vital, readonly number[]>> = {
  lcp: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000],
  inp: [50, 100, 150, 200, 300, 500, 800],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
  blocked: [50, 100, 200, 400, 600, 1000, 2000],
};

/** How many buckets are good. */
const GOOD: Readonly<Record<Vital, number>> = { lcp: 5, inp: 4, cls: 3, blocked: 3 };

/** The buckets of a vital, empty. */
export function noVisits(vital: Vital): number[] {
  return Array.from({ length: ENDS[vital].length + 1 }, () => 0);
}

/** Which bucket a visit falls into. */
export function bucketOf(vital: Vital, value: number): number {
  const index = ENDS[vital].findIndex((end) => value <= end);
  return index === -1 ? ENDS[vital].length : index;
}

/** How many visits there were, and how many of them were not good. */
export function poorVisits(vital: Vital, buckets: readonly number[]): { all: number; poor: number } {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  return { all: sum(buckets), poor: sum(buckets.slice(GOOD[vital])) };
}

/** The 75th percentile: the end of the bucket that it falls into, so that three quarters were at most that; null without visits. */
export function threeQuartersWithin(vital: Vital, buckets: readonly number[]): number | null {
  const { all } = poorVisits(vital, buckets);
  if (all === 0) return null;
  let seen = 0;
  const index = buckets.findIndex((count) => (seen += count) >= all * 0.75);
  return ENDS[vital][index] ?? Infinity;
}
