import type { Autogauge } from '@shared-kit/contracts/vehicle.contract';

/** Fewer say nothing about a market. */
const MIN_COMPARABLES = 5;
/** More are not read. */
export const MAX_COMPARABLES = 200;
/** As many comparables give half the confidence. */
const HALF_CONFIDENCE = 8;

export const NOTHING_TO_COMPARE: Autogauge = {
  fill: null,
  listing_price: null,
  market_range_min: null,
  market_range_max: null,
  confidence: null,
  description: null,
  basis: null,
};

/**
 * Where a price stands among comparable ones: the range leaves out the cheapest and the dearest
 * tenth, `fill` is 1 at its cheap end. Whole dollars.
 */
export function comparePrice(price: number, comparable: readonly number[]): Autogauge {
  if (comparable.length < MIN_COMPARABLES || !(price > 10)) return NOTHING_TO_COMPARE;
  const sorted = comparable.toSorted((a, b) => a - b);
  const tenth = Math.floor(sorted.length / 10);
  const min = sorted[tenth] ?? 0;
  const max = sorted[sorted.length - 1 - tenth] ?? 0;
  if (max <= min) return NOTHING_TO_COMPARE;
  return {
    fill: Math.min(1, Math.max(0, (max - price) / (max - min))),
    listing_price: price,
    market_range_min: min,
    market_range_max: max,
    confidence: comparable.length / (comparable.length + HALF_CONFIDENCE),
    description: null,
    basis: `Estimated from ${comparable.length} similar vehicles of the same model in our own stock.`,
  };
}
