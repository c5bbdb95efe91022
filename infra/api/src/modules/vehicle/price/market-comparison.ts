import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { Autogauge } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { isRealPrice } from '@shared-kit/domain/price/real-price';
import { PRICE_LOST_PER_YEAR } from '@shared-kit/domain/vehicle/costs/price-per-year';
import type { PriceAsked } from '../../stock/nearby-vehicles.service';

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
  if (comparable.length < MIN_COMPARABLES || !isRealPrice(price)) return NOTHING_TO_COMPARE;
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
    basis: `Estimated from the asking prices of ${comparable.length} vehicles of the same model and badge in our own stock, at most one year apart and adjusted for kilometres and age. It is not a valuation.`,
  };
}

/** Share of the price that 100,000 kilometres more take off, and the most that any distance may. */
const PER_100_000_KM = 0.12;
const MOST_BY_DISTANCE = 0.2;

/**
 * What a comparable would cost with the distance and the age of the car it is compared with. Only where both
 * are known: an unknown distance is taken as the same.
 */
export function adjustedPrice({ price, km, year }: PriceAsked, car: Pick<Car, 'km' | 'year'>): number {
  const further = km === null || car.km === null ? 0 : km - car.km;
  const byDistance = (further / 100_000) * PER_100_000_KM;
  const older = year === null || car.year === null ? 0 : car.year - year;
  const capped = Math.min(MOST_BY_DISTANCE, Math.max(-MOST_BY_DISTANCE, byDistance));
  return Math.round(price * (1 + capped) * (1 + older * PRICE_LOST_PER_YEAR));
}
