import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { carTag } from '@shared-kit/domain/vehicle/availability/car-tag';
import { financeEstimate, offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { repaymentTerms } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { priceDisplay, priceText } from '@shared-kit/domain/price/price-display';
import type { PriceDisplay } from '@shared-kit/domain/price/price-display';
import type { TenantSite } from '../../../plugins/tenant';
import { financeRulesOf } from '../../stock/car/weekly-estimate.service';

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
    /** What makes it small, as it stands beside it; not kept by leads of older releases. */
    terms?: string;
  } | null;
};

/** A vehicle's own page, by the same functions that draw it, for who asks: with their assumption. */
export function onVehiclePage(car: Car, site: Pick<TenantSite, 'config' | 'assumption'>, now: Date): OnPage {
  const { config } = site;
  const price = priceDisplay(car, config);
  return {
    price: price.text,
    priceKind: price.kind,
    priceType: typeOf(price),
    tag: carTag(car, config, now)?.label ?? '',
    repayment: repaymentOf(car, site, now),
  };
}

/** The card of a vehicle beside a form (`LeadCarCard`): its price, or that it is sold. */
export function onCarCard(car: Car, site: TenantSite['config']): OnPage {
  const shown = isAvailable(car) ? priceDisplay(car, site) : { text: 'SOLD', kind: 'none', type: null };
  return { price: shown.text, priceKind: shown.kind, priceType: typeOf(shown), tag: '', repayment: null };
}

/** What stands beside a price: its type, and the estimate under it. */
function typeOf({ type, estimate }: Pick<PriceDisplay, 'type' | 'estimate'>): string {
  return [type, estimate && priceText(estimate)].filter(Boolean).join(', ');
}

/** Pages show a repayment with both of its rates or not at all. */
function repaymentOf(car: Car, site: Parameters<typeof financeRulesOf>[0], now: Date): OnPage['repayment'] {
  const estimate = financeEstimate(car, financeRulesOf(site), now);
  const offered = offeredRepayment(estimate);
  if (!offered) return null;
  const { amount, frequency: periodsPerYear, interestRate, comparisonRate } = offered;
  const terms = repaymentTerms(offered);
  return { amount, periodsPerYear, interestRate, comparisonRate, lender: estimate.lender, terms };
}
