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
 * PREORDER, then the site's own words (S4-21 to S4-25). A subscription price is per week
 * and needs its unit beside it.
 */
export function priceDisplay(car: PricedCar, { no_price_text, flags }: PriceRules): PriceDisplay {
  const { subscription_price: subscription, offer_price: offer, price } = car;
  if (flags.subscription_site && subscription !== null && subscription > 0) return shown('subscription', subscription);
  if (isRealPrice(offer)) return shown('offer', offer);
  if (isRealPrice(price)) return shown('price', price);
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER', amount: null };
  return { kind: 'none', text: no_price_text, amount: null };
}

function shown(kind: 'subscription' | 'offer' | 'price', amount: number): PriceDisplay {
  return { kind, text: formatMoney(amount), amount };
}
