import type { Car } from '@shared-kit/contracts/car.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { carTag } from '@shared-kit/domain/car-tag';
import { financeEstimate } from '@shared-kit/domain/finance-estimate';
import { priceDisplay } from '@shared-kit/domain/price-display';

/** What a page says about a vehicle, kept with the lead: prices change and disputes come later. */
export type Seen = {
  /** As displayed, and its kind: 'offer', 'price', … */
  price: string;
  priceKind: string;
  priceType: string;
  tag: string;
  /** Whole dollars each period, with both rates; null where no repayment was shown. */
  repayment: {
    amount: number | null;
    periodsPerYear: number;
    interestRate: number | null;
    comparisonRate: number | null;
    lender: string | null;
  } | null;
  /** Remote versions the page was made with, like "mfe-leads@1.2.0 mfe-vehicle@1.4.1"; empty when the page did not say. */
  remotes: string;
};

/** What pages of this site say about a car now, by the same functions that draw them. */
export function whatWasSeen(car: Car, site: Site, remotes: string, now: Date): Seen {
  const price = priceDisplay(car, site);
  const estimate = financeEstimate(car, site, now);
  return {
    price: price.text,
    priceKind: price.kind,
    priceType: car.price_type ?? '',
    tag: carTag(car, site, now)?.label ?? '',
    repayment: estimate.eligible
      ? {
          amount: estimate.repayment,
          periodsPerYear: estimate.frequency,
          interestRate: estimate.interestRate,
          comparisonRate: estimate.comparisonRate,
          lender: estimate.lender,
        }
      : null,
    remotes,
  };
}
