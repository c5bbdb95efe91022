import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { DAY_MS } from '../../time/seconds';

/** Sold dates come in seconds or milliseconds; no date in seconds is this large. */
const MILLISECONDS_FROM = 1e12;

/** In stock or coming soon. Anything else, known or not, counts as sold (S4-01 to S4-04). */
export const AVAILABLE_STATUSES: string[] = ['in_stock', 'coming_soon'];

/** Whether a car can be had, now or soon. */
export function isAvailable({ status }: Pick<CarCard, 'status'>): boolean {
  return AVAILABLE_STATUSES.some((one) => one === status);
}

export type CarAvailability = 'in_stock' | 'reserved' | 'coming_soon' | 'sold';

/** Whether a car can be had, as its page, JSON-LD, paper and the feeds say it: one word for all of them. */
export function carAvailability(car: Pick<CarCard, 'status' | 'reserved'>): CarAvailability {
  if (!isAvailable(car)) return 'sold';
  if (car.reserved) return 'reserved';
  return car.status === 'coming_soon' ? 'coming_soon' : 'in_stock';
}

/** When a car was sold, in milliseconds since 1970; null when nobody wrote it down. */
export function soldAtMs({ sold_date_timestamp: soldAt }: Pick<CarCard, 'sold_date_timestamp'>): number | null {
  if (soldAt === null || soldAt <= 0) return null;
  return soldAt > MILLISECONDS_FROM ? soldAt : soldAt * 1000;
}

/**
 * Whether search may show the car: available, or sold at most `days` x 24 hours ago
 * (S4-07 to S4-09). The last instant counts; 0 days shows no sold car; a sold car without
 * a date is never shown.
 */
export function isListed(car: Pick<CarCard, 'status' | 'sold_date_timestamp'>, days: number, now: Date): boolean {
  if (isAvailable(car)) return true;
  const soldAt = soldAtMs(car);
  return car.status === 'sold' && soldAt !== null && days > 0 && now.getTime() - soldAt <= days * DAY_MS;
}
