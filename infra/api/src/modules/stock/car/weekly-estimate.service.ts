import type { Car, CarRepayment } from '@shared-kit/contracts/car.contract';
import { financeEstimate, offeredRepayment, weeklyEquivalent } from '@shared-kit/domain/finance/finance-estimate';
import type { FinanceRules } from '@shared-kit/domain/finance/finance-estimate';
import { priceDisplay } from '@shared-kit/domain/price/price-display';

/** The index serves every site of a group. What differs by site is worked out again when a site shows a car. */
const ANY_SITE = { no_price_text: '', flags: { subscription_site: false } };
const ANY_LENDER: FinanceRules = {
  finance_provider: null,
  time_zone: 'Australia/Brisbane',
  flags: { finance_monthly: false },
};

export type CardEstimate = Pick<Car, 'weekly_repayment' | 'interest_rate' | 'comparison_rate'> & {
  repayment: CarRepayment | null;
};

/**
 * What a card says about a car's finance, or nothing at all (R-LEGAL-01): `repayment` in the site's frequency, and what
 * that comes to in a week, which search sorts and filters by.
 */
export function cardEstimate(car: Parameters<typeof financeEstimate>[0], rules: FinanceRules, now: Date): CardEstimate {
  const estimate = financeEstimate(car, rules, now);
  const repayment = offeredRepayment(estimate);
  return {
    weekly_repayment: repayment && weeklyEquivalent(estimate),
    interest_rate: repayment && repayment.interestRate,
    comparison_rate: repayment && repayment.comparisonRate,
    repayment,
  };
}

/** A car with the figures that search sorts and filters by. `now` decides which lenders' age rules it passes. */
export function withEstimate(car: Car, now: Date): { car: Car; shownPrice: number | null } {
  return { car: { ...car, ...cardEstimate(car, ANY_LENDER, now) }, shownPrice: priceDisplay(car, ANY_SITE).amount };
}
