import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { lenderFees } from '../fees/lender-fees';
import type { LenderFees } from '../fees/lender-fees';
import type { LoanFees } from '../repayment/comparison-rate';
import { exactRepayment } from '../repayment/repayment';
import type { LoanTerms } from '../repayment/repayment';

/** The loan that lenders publish comparison rates for, in dollars and years (National Credit Code). */
export const COMPARED = { amount: 30_000, termYears: 5, frequency: 12 } as const;

type RatedLender = Pick<FinanceLender, 'interestRate' | 'comparisonRate'> & LenderFees;

/** That loan with a lender's fees, at a rate. */
export function comparedLoan(lender: LenderFees, interestRate: number): LoanTerms & LoanFees {
  return { ...COMPARED, ...lenderFees(lender, COMPARED.frequency), interestRate };
}

/** What a lender's published comparison rate amounts to each month beside the repayments, in dollars. */
export function impliedMonthlyFee(lender: RatedLender): number {
  const { interestRate, comparisonRate: compared } = lender;
  if (interestRate === null || compared === null) return 0;
  const own = exactRepayment(comparedLoan(lender, interestRate));
  return Math.max(0, exactRepayment({ ...COMPARED, interestRate: compared }) - own);
}

/** Dollars that a lender asks each month: what it says, else what its published comparison rate amounts to, to the cent. */
export function monthlyFeeOf(lender: RatedLender): number {
  return lender.monthlyFees ?? Math.round(impliedMonthlyFee(lender) * 100) / 100;
}
