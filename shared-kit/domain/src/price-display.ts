import type { CarCard } from '@shared-kit/contracts/car.contract';
import { formatMoney } from './format-money';

export type PricedCar = Pick<CarCard, 'price' | 'offer_price' | 'subscription_price' | 'preorder'>;

/** The part of a site that decides how prices read; a `Site` fits. */
export type PriceRules = { no_price_text: string; flags: { subscription_site: boolean } };

export type PriceDisplay =
  | { kind: 'subscription' | 'offer' | 'price'; text: string; amount: number }
  | { kind: 'preorder' | 'none'; text: string; amount: null };

/** Feeds carry 1 or 10 dollars for "no price". */
const PLACEHOLDER_PRICE = 10;

function isRealPrice(dollars: number | null): dollars is number {
  return dollars !== null && dollars > PLACEHOLDER_PRICE;
}

/**
 * The one price a page shows for a car, in whole dollars: subscription, offer, price,
 * PREORDER, then the site's own words (S4-21 to S4-25). `priceTypeOf` belongs
 * beside it.
 */
export function priceDisplay(car: PricedCar, { no_price_text, flags }: PriceRules): PriceDisplay {
  const { subscription_price: subscription, offer_price: offer, price } = car;
  if (flags.subscription_site && subscription !== null && subscription > 0) return shown('subscription', subscription);
  if (isRealPrice(offer)) return shown('offer', offer);
  if (isRealPrice(price)) return shown('price', price);
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER', amount: null };
  return { kind: 'none', text: no_price_text, amount: null };
}

/**
 * What stands beside the price: what it includes (R-LEGAL-02), of a subscription that it is a week's, and nothing beside
 * words that are no price.
 */
export function priceTypeOf(shown: PriceDisplay, car: Pick<CarCard, 'price_type'>): string | null {
  const { kind, amount } = shown;
  return kind === 'subscription' ? 'a week' : amount === null ? null : car.price_type;
}

function shown(kind: 'subscription' | 'offer' | 'price', amount: number): PriceDisplay {
  return { kind, text: formatMoney(amount), amount };
}
