import type { Car } from '@shared-kit/contracts/car.contract';
import { financeEstimate, weeklyEquivalent } from '@shared-kit/domain/finance-estimate';
import type { FinanceRules } from '@shared-kit/domain/finance-estimate';
import { priceDisplay } from '@shared-kit/domain/price-display';

/** The index serves every site of a group. What differs by site is worked out again when a site shows a car. */
const ANY_SITE = { no_price_text: '', flags: { subscription_site: false } };
const ANY_LENDER: FinanceRules = {
  finance_provider: null,
  time_zone: 'Australia/Brisbane',
  flags: { finance_monthly: false },
};

export type CardEstimate = Pick<Car, 'weekly_repayment' | 'interest_rate' | 'comparison_rate'>;

/** What a card says about a car's finance: dollars a week with both rates, or nothing at all (R-LEGAL-01). */
export function cardEstimate(car: Parameters<typeof financeEstimate>[0], rules: FinanceRules, now: Date): CardEstimate {
  const estimate = financeEstimate(car, rules, now);
  const weekly = weeklyEquivalent(estimate);
  if (weekly === null) return { weekly_repayment: null, interest_rate: null, comparison_rate: null };
  return { weekly_repayment: weekly, interest_rate: estimate.interestRate, comparison_rate: estimate.comparisonRate };
}

/** A car with the figures that search sorts and filters by. `now` decides which lenders' age rules it passes. */
export function withEstimate(car: Car, now: Date): { car: Car; shownPrice: number | null } {
  return { car: { ...car, ...cardEstimate(car, ANY_LENDER, now) }, shownPrice: priceDisplay(car, ANY_SITE).amount };
}
