import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { formatMoney } from '../number/format-money';
import { BY_SUBSCRIPTION, PRICE_TYPE_NOT_STATED, statedPriceType } from './price-type';
import { isRealPrice } from './real-price';

export type PricedCar = Pick<CarCard, 'price' | 'offer_price' | 'subscription_price' | 'preorder'> &
  Partial<Pick<CarCard, 'price_type' | 'drive_away'>>;

/** The part of a site that decides how prices read; a `Site` fits. */
export type PriceRules = {
  no_price_text: string;
  /** What a price includes where its car does not say. */
  default_price_type?: string | null;
  flags: { subscription_site: boolean };
};

type Estimate = CarCard['drive_away'];

/**
 * `type` stands beside `text` wherever that stands: what the price includes (R-LEGAL-02, A-61), of a subscription that it
 * is one and a week's, so that nobody takes it for a repayment, and nothing beside words that are no price. `estimate` is
 * the total with government charges under a price without them.
 */
export type PriceDisplay =
  | { kind: 'subscription' | 'offer' | 'price'; text: string; type: string; amount: number; estimate?: Estimate }
  | { kind: 'preorder' | 'none'; text: string; type: null; amount: null; estimate?: undefined };

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
      type: BY_SUBSCRIPTION,
      amount: subscription,
    };
  const type = statedPriceType(car.price_type, site.default_price_type);
  const estimate = car.drive_away;
  if (isRealPrice(offer)) return { kind: 'offer', text: formatMoney(offer), type, amount: offer, estimate };
  if (isRealPrice(price)) return { kind: 'price', text: formatMoney(price), type, amount: price, estimate };
  if (car.preorder) return { kind: 'preorder', text: 'PREORDER', type: null, amount: null };
  return { kind: 'none', text: site.no_price_text, type: null, amount: null };
}

/** What a car costs to buy, with its type, on a site that offers it by subscription too. */
export function purchasePrice(car: PricedCar, site: Omit<PriceRules, 'flags'>): PriceDisplay {
  return priceDisplay(car, { ...site, flags: { subscription_site: false } });
}

/** The same, empty where a site shows words instead of a price: for mails, leads and sums. */
export function askingPrice(
  car: Parameters<typeof purchasePrice>[0],
  site?: Omit<Partial<Parameters<typeof purchasePrice>[1]>, 'no_price_text'>,
): PriceDisplay {
  return purchasePrice(car, { ...site, no_price_text: '' });
}

/** Price and type in one line, for mails, papers and descriptions: "$25,990 Drive Away". */
export function priceText({ text, type, estimate }: PriceWords): string {
  if (type === null) return text;
  if (estimate) return `${text} ${type}, ${priceText(estimate)}`;
  return type === PRICE_TYPE_NOT_STATED ? `${text} (${PRICE_TYPE_NOT_STATED.toLowerCase()})` : `${text} ${type}`;
}

type PriceWords = { text: string; type: string | null; estimate?: Estimate };
