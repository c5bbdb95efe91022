import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';

/** An estimate that may be shown, with both of its rates. */
export function aFinanceEstimate(overrides: Partial<FinanceEstimate> = {}): FinanceEstimate {
  return financeEstimateSchema.parse({
    eligible: true,
    repayment: 155,
    frequency: 52,
    interestRate: 8.49,
    comparisonRate: 9.6,
    termYears: 5,
    loanAmount: 32_990,
    deposit: 0,
    balloon: 0,
    totalPayable: 40_300,
    lender: 'Manual',
    disclaimer: 'Based on a 5-year secured loan of $30,000.',
    ...overrides,
  });
}
