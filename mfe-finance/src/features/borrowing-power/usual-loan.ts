import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import type { Frequency } from '@shared-kit/domain/finance/repayment';

/** The loan of the site's calculator before anybody changes it: its term, rate and fees, nothing left to pay at the end. */
export function usualLoan(config: FinanceSettings, frequency: Frequency) {
  const { default_interest: interestRate, default_term: termYears, establishment_fee: establishment, fees } = config;
  const sum = (each: 'loan' | 'month') =>
    fees.filter((fee) => fee.each === each).reduce((total, { amount }) => total + amount, 0);
  const establishmentFee = establishment + sum('loan');
  return { interestRate, termYears, frequency, establishmentFee, feePerPeriod: (sum('month') * 12) / frequency };
}
