import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { paidFees, loanFees } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import type { Frequency } from '@shared-kit/domain/finance/repayment/repayment';

/**
 * The loan of the calculator on the same page before anybody changes it: its rate, its fees, which are those of a vehicle's
 * lender where one is in view, and its term with nothing left to pay at the end, or what was chosen of both for all
 * repayments.
 */
export function usualLoan(ranges: CalculatorRanges, frequency: Frequency, chosen: FinanceAssumption | null = null) {
  const { interest, term, start } = ranges;
  return {
    ...loanFees(paidFees(ranges), frequency),
    frequency,
    // As the calculator brings both within its ranges.
    interestRate: Math.min(interest.max, Math.max(interest.min, start.interest)),
    termYears: Math.min(term.max, chosen?.termYears ?? start.term),
    balloonPercent: chosen?.balloonPercent ?? 0,
  };
}
