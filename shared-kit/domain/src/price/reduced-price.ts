import type { PriceDisplay } from './price-display';

/** Whole dollars. */
export type ReducedPrice = { was: number; now: number; saving: number };

/**
 * Was and now, only where the earlier price is strictly above the one shown (S4-26, A-25).
 * A weekly subscription is never compared with a purchase price.
 *
 * @param was the car's `before_price`.
 */
export function reducedPrice({ kind, amount: now }: PriceDisplay, was: number | null): ReducedPrice | null {
  if (kind === 'subscription' || now === null || was === null || was <= now) return null;
  return { was, now, saving: was - now };
}
