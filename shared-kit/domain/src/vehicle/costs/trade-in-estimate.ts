import { PRICE_LOST_PER_YEAR } from './price-per-year';

/** `km` is null of what has no odometer, a caravan. */
export type TradeIn = { year: number; km: number | null; condition: TradeInCondition };
export type TradeInCondition = 'excellent' | 'good' | 'fair' | 'poor';
/** A vehicle for sale like the one to be traded in. `price` in whole dollars. */
export type Comparable = { year: number; km: number; price: number };
/** Whole dollars. */
export type TradeInEstimate = { low: number; high: number; comparables: number };

const MAX_AGE_YEARS = 7;
const MAX_KM = 100_000;
const FEWEST_COMPARABLES = 3;
/** What 10,000 km take off a price, and what a dealer needs between buying and selling. */
const PER_10_000_KM = 0.035;
const TRADE_SHARE = { low: 0.8, high: 0.88 };
const CONDITION: Readonly<Record<TradeInCondition, number>> = { excellent: 1.02, good: 1, fair: 0.92, poor: 0.8 };

/**
 * Whether an estimate is given online at all: up to 7 years and 100,000 km, both included (S5-68). Nothing without an
 * odometer is estimated: others are compared by it. `thisYear` is the site's own (`yearIn`): on New Year's morning it is
 * another than in Greenwich.
 */
export function isEstimated<Offered extends Pick<TradeIn, 'year' | 'km'>>(
  offered: Offered,
  thisYear: number,
): offered is Offered & { km: number } {
  const { year, km } = offered;
  return thisYear - year <= MAX_AGE_YEARS && km !== null && km <= MAX_KM;
}

/**
 * What a trade-in is likely worth: the middle of the asking prices of comparable vehicles, each brought to its year and
 * kilometres, less what lies between buying and selling, rounded to $100. Null for an older or further driven vehicle,
 * and where fewer than three are comparable: a guess would be worse than a call.
 */
export function tradeInEstimate(
  vehicle: TradeIn,
  comparables: readonly Comparable[],
  thisYear: number,
): TradeInEstimate | null {
  if (!isEstimated(vehicle, thisYear) || comparables.length < FEWEST_COMPARABLES) return null;
  const prices = comparables.map((other) => broughtTo(vehicle, other)).toSorted((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  const value = middle * CONDITION[vehicle.condition];
  return {
    low: toHundreds(value * TRADE_SHARE.low),
    high: toHundreds(value * TRADE_SHARE.high),
    comparables: prices.length,
  };
}

function broughtTo(vehicle: TradeIn & { km: number }, { year, km, price }: Comparable): number {
  const years = year - vehicle.year;
  const tenThousands = (vehicle.km - km) / 10_000;
  return price * (1 - PRICE_LOST_PER_YEAR) ** years * (1 - PER_10_000_KM) ** tenThousands;
}

function toHundreds(dollars: number): number {
  return Math.round(dollars / 100) * 100;
}
