import type { Car } from '@shared-kit/contracts/car.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/car-availability';
import { carTag } from '@shared-kit/domain/vehicle/car-tag';
import { financeEstimate } from '@shared-kit/domain/finance/finance-estimate';
import { priceDisplay } from '@shared-kit/domain/price/price-display';

/** What a page says about a vehicle; empty where it says nothing. */
export type OnPage = {
  /** As displayed, and its kind: 'offer', 'price', … */
  price: string;
  priceKind: string;
  priceType: string;
  tag: string;
  /** Whole dollars each period, with both rates; null where the page shows no repayment. */
  repayment: {
    amount: number;
    periodsPerYear: number;
    interestRate: number;
    comparisonRate: number;
    lender: string | null;
  } | null;
};

/** A vehicle's own page, by the same functions that draw it. */
export function onVehiclePage(car: Car, site: Site, now: Date): OnPage {
  const price = priceDisplay(car, site);
  return {
    price: price.text,
    priceKind: price.kind,
    priceType: price.type ?? '',
    tag: carTag(car, site, now)?.label ?? '',
    repayment: repaymentOf(car, site, now),
  };
}

/** The card of a vehicle beside a form (`LeadCarCard`): its price, or that it is sold. */
export function onCarCard(car: Car, site: Site): OnPage {
  const { text, kind, type } = isAvailable(car) ? priceDisplay(car, site) : { text: 'SOLD', kind: 'none', type: null };
  return { price: text, priceKind: kind, priceType: type ?? '', tag: '', repayment: null };
}

/** Pages show a repayment with both of its rates or not at all. */
function repaymentOf(car: Car, site: Site, now: Date): OnPage['repayment'] {
  const { repayment: amount, frequency, interestRate, comparisonRate, lender } = financeEstimate(car, site, now);
  if (amount === null || interestRate === null || comparisonRate === null) return null;
  return { amount, periodsPerYear: frequency, interestRate, comparisonRate, lender };
}
