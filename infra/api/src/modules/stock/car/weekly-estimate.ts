import type { Car } from '@shared-kit/contracts/car.contract';
import { priceDisplay } from '@shared-kit/domain/price-display';

/** Subscription prices are a site's choice and have a column of their own. */
const ANY_SITE = { no_price_text: '', flags: { subscription_site: false } };

/** A car with the figures that search sorts and filters by. `now` decides which lenders' age rules it passes. */
export function withEstimate(car: Car, _now: Date): { car: Car; shownPrice: number | null } {
  return { car, shownPrice: priceDisplay(car, ANY_SITE).amount };
}
