import type { CarCard } from '@shared-kit/contracts/car.contract';
import { formatMoney } from '../text/format-money';
import { PRICE_TYPE_NOT_STATED } from './price-type';

export type PricedCar = Pick<CarCard, 'price' | 'offer_price' | 'subscription_price' | 'preorder'> &
  Partial<Pick<CarCard, 'price_type'>>;

/** The part of a site that decides how prices read; a `Site` fits. */
export type PriceRules = {
  no_price_text: string;
  /** What a price includes where its car does not say. */
  default_price_type?: string | null;
  flags: { subscription_site: boolean };
};

/**
 * `type` stands beside `text` wherever that stands: what the price includes (R-LEGAL-02, A-61), of a subscription that it
 * is one and a week's, so that nobody takes it for a repayment, and nothing beside words that are no price.
 */
export type PriceDisplay =
  | { kind: 'subscription' | 'offer' | 'price'; text: string; type: string; amount: number }
  | { kind: 'preorder' | 'none'; text: string; type: null; amount: null };

/** Feeds carry 1 or 10 dollars for "no price". */
const PLACEHOLDER_PRICE = 10;

function isRealPrice(dollars: number | null): dollars is number {
  return dollars !== null && dollars > PLACEHOLDER_PRICE;
}

/**
 * The one price a page shows for a car, in whole dollars: subscription, offer, price,
 * PREORDER, then the site's own words (S4-21 to S4-25).
 */
export function priceDisplay(car: PricedCar, site: PriceRules): PriceDisplay {
  const { subscription_price: subscription, offer_price: offer, price } = car;
  if (site.flags.subscription_site && subscription !== null && subscription > 0)
    return {
      kind: 'subscription',
      text: formatMoney(subscription),
      type: 'a week by subscription',
      amount: subscription,
    };
  const type = car.price_type?.trim() || site.default_price_type || PRICE_TYPE_NOT_STATED;
  if (isRealPrice(offer)) return { kind: 'offer', text: formatMoney(offer), type, amount: offer };
  if (isRealPrice(price)) return { kind: 'price', text: formatMoney(price), type, amount: price };
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER', type: null, amount: null };
  return { kind: 'none', text: site.no_price_text, type: null, amount: null };
}

/** What a car costs to buy, with its type, on a site that offers it by subscription too. */
export function purchasePrice(car: PricedCar, site: Omit<PriceRules, 'flags'>): PriceDisplay {
  return priceDisplay(car, { ...site, flags: { subscription_site: false } });
}

/** Price and type in one line, for mails, papers and descriptions: "$25,990 Drive Away". */
export function priceText({ text, type }: { text: string; type: string | null }): string {
  if (type === null) return text;
  return type === PRICE_TYPE_NOT_STATED ? `${text} (price type not stated)` : `${text} ${type}`;
}
