import type { PriceChange } from '@shared-kit/contracts/vehicle/price-change.contract';
import { DAY_MS } from '../time/seconds';
import { purchasePrice } from './price-display';
import type { PricedCar, PriceDisplay, PriceRules } from './price-display';

export type PastPrice = PriceDisplay & { since: string };

/**
 * A vehicle's prices as they are shown, the newest first, each with the type that was noted with it: of one that nobody
 * noted a type for, today's is not claimed. None where the first and the last are less than a day apart: that would say what
 * the price says already.
 */
export function pastPrices(
  car: PricedCar,
  history: readonly PriceChange[],
  site: Omit<PriceRules, 'flags'>,
): PastPrice[] {
  const priced = history.filter(({ price }) => price !== null);
  const [first, last] = [priced[0], priced.at(-1)];
  if (!first || !last || Date.parse(last.since) - Date.parse(first.since) < DAY_MS) return [];
  return priced
    .map(({ since, price, price_type: noted }) => {
      // What it costs now includes what the vehicle says now.
      const type = noted ?? (since === last.since ? car.price_type : null);
      const rules = noted === null && since !== last.since ? { ...site, default_price_type: null } : site;
      const then = { ...car, offer_price: null, drive_away: null, price, price_type: type ?? null };
      return { ...purchasePrice(then, rules), since };
    })
    .toReversed();
}
