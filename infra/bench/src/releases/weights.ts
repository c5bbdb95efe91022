import { randomUUID } from 'node:crypto';
import { rolloutBucket } from '@shared-kit/domain/release/resolve-release';

/** Percent of visitors. */
const WEIGHTS = [0, 1, 5, 10, 50, 100];
const ROLLOUTS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6'];

/**
 * How far the share of random visitors who are in lies from the weight, and how far the share whom two rollouts of 10 % have
 * in common lies from the 1 % that chance gives: the largest of each, in points. A share is the mean over six rollouts: of
 * one alone, chance moves half of 100,000 visitors by 0.16 points (its standard deviation), whatever the hash.
 */
export function measureWeights(visitors: number): { error: number; overlap: number } {
  const ids = Array.from({ length: visitors }, () => randomUUID());
  const places = ROLLOUTS.map((rollout) => ids.map((id) => rolloutBucket(rollout, id)));
  const percentOf = (count: number) => (count / visitors) * 100;

  const errors = WEIGHTS.map((weight) => {
    const isIn = places.flat().filter((place) => place < weight * 100).length;
    return Math.abs(percentOf(isIn) / ROLLOUTS.length - weight);
  });
  const overlaps = places.flatMap((own, index) =>
    places.slice(index + 1).map((other) => {
      const both = own.filter((place, visitor) => place < 1000 && (other[visitor] ?? 0) < 1000).length;
      return Math.abs(percentOf(both) - 1);
    }),
  );
  return { error: Math.max(...errors), overlap: Math.max(...overlaps) };
}
