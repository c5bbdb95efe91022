import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import type { Frequency } from '@shared-kit/domain/finance/repayment/repayment';

/**
 * The loan of the site's calculator before anybody changes it: its rate and fees, its term with nothing left to pay at the
 * end, or what was chosen of both for all repayments.
 */
export function usualLoan(config: FinanceSettings, frequency: Frequency, chosen: FinanceAssumption | null = null) {
  const { default_interest: interestRate, default_term, establishment_fee: establishment, fees } = config;
  const sum = (each: 'loan' | 'month') =>
    fees.filter((fee) => fee.each === each).reduce((total, { amount }) => total + amount, 0);
  const establishmentFee = establishment + sum('loan');
  return {
    ...{ interestRate, frequency, establishmentFee, feePerPeriod: (sum('month') * 12) / frequency },
    termYears: Math.min(config.term_max, chosen?.termYears ?? default_term),
    balloonPercent: chosen?.balloonPercent ?? 0,
  };
}
