import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { priceDisplay } from './price-display';
import type { PricedCar, PriceRules } from './price-display';

/** Whole dollars. */
export type ReducedPrice = { was: number; now: number; saving: number };

/**
 * Was and now, only where the earlier price is strictly above the one shown (S4-26, A-25).
 * A weekly subscription is never compared with a purchase price.
 */
export function reducedPrice(car: PricedCar & Pick<CarCard, 'before_price'>, rules: PriceRules): ReducedPrice | null {
  const { kind, amount: now } = priceDisplay(car, rules);
  const was = car.before_price;
  if (kind === 'subscription' || now === null || was === null || was <= now) return null;
  return { was, now, saving: was - now };
}
