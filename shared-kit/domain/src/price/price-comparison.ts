import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { Autogauge } from '@shared-kit/contracts/vehicle/vehicle.contract';
import type { PriceDisplay } from './price-display';

/** What the market price panel says. `fill` is 0 to 1, prices are whole dollars. */
export type PriceComparison = {
  fill: number;
  level: 'low' | 'medium' | 'high';
  label: string;
  listing: number;
  min: number;
  max: number;
  confidence: number;
};

/** What confidence has to exceed (S5-05, S9-02). */
const MIN_CONFIDENCE = 0.2;
const GREAT_FROM = 0.65;
const LEVELS = { medium: 0.3, high: 0.6 };
/** Dollars below the average, from which a car is worth a badge (S5-10). */
const BADGE_BELOW = -499;
const MIN_ESTIMATED_PRICE = 200;

/**
 * The panel for a gauge's answer, or null where it must stay hidden: something missing, too little confidence,
 * or a price above the range (S5-01 to S5-09). 0 counts as present.
 */
export function priceComparison({ description, ...gauge }: Autogauge): PriceComparison | null {
  const { fill, listing_price: listing, market_range_min: min, market_range_max: max, confidence } = gauge;
  if (fill === null || listing === null || confidence === null) return null;
  if (min === null || max === null) return null;
  if (confidence <= MIN_CONFIDENCE || max < listing) return null;
  return { fill, level: levelOf(fill), label: description?.trim() || labelOf(fill), listing, min, max, confidence };
}

function levelOf(fill: number): PriceComparison['level'] {
  return fill < LEVELS.medium ? 'low' : fill < LEVELS.high ? 'medium' : 'high';
}

/** Its threshold is another than the colour's on purpose. */
function labelOf(fill: number): string {
  return fill < GREAT_FROM ? 'Good Deal' : 'Great Deal';
}

type Estimated = Pick<CarCard, 'price' | 'status' | 'reserved'>;

/** Whether a car may be compared with the market at all: a real price, in stock and free (S5-63). */
export function isPriceEstimated({ price, status, reserved }: Estimated): boolean {
  return (price ?? 0) > MIN_ESTIMATED_PRICE && status === 'in_stock' && !reserved;
}

/**
 * Whole dollars a car asks less than the market's average, where that is worth a badge; else null (S5-10). Only of a
 * car that is compared at all, and beside a price to buy it for: on a card as on its page.
 */
export function belowMarket(car: Estimated, shown: PriceDisplay, average: number | null): number | null {
  if (!isPriceEstimated(car) || shown.kind === 'subscription') return null;
  if (shown.amount === null || average === null) return null;
  const difference = shown.amount - average;
  return difference < BADGE_BELOW ? -difference : null;
}
