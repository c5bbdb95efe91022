import type { Car, CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { PriceDisplay } from './price-display';

/** Dollars below the average, from which a car is worth a badge (S5-10). */
const BADGE_BELOW = -499;
const MIN_ESTIMATED_PRICE = 200;

/** What such a vehicle costs on average, in whole dollars, by whoever supplied it with the vehicle. */
export function marketAverage(car: Pick<Car, 'autograb_data' | 'average_market_price'>): number | null {
  return car.autograb_data?.average_market_price ?? car.average_market_price;
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
