import { YOUX_LOAN_TERM_YEARS } from '@shared-kit/contracts/finance/youx-loan-term';
import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { comparisonRate } from '../repayment/comparison-rate';
import { termYearsOf } from './finance-estimate';
import { lenderFees } from '../fees/lender-fees';
import { comparedLoan, impliedMonthlyFee } from './lender-comparison';
import { NO_REPAYMENT_UP_TO, exactRepayment } from '../repayment/repayment';

/** Dollars a week, percent a year, and the dollars that make the repayment as small as it is. */
export type LenderQuote = {
  weeklyRepaymentAmount: number;
  advertisedRate: number;
  comparisonRate: number;
  deposit: number;
  balloon: number;
  /** Whether the vehicle stands for the loan; null where the lender does not say. */
  secured: boolean | null;
};

type RatedLender = Pick<FinanceLender, 'interestRate' | 'comparisonRate'> & Partial<FinanceLender>;

/**
 * The quote that needs no provider: the price over five years on the terms of the lender's own figure, so that a
 * page does not say two repayments of one loan; without deposit or final payment where that figure is of another term. At
 * the lender's rate and `margin` points above it. The comparison rate goes up with it: the fees that the lender's own
 * comparison rate amounts to stay the same. Null where a rate is not known, or the repayment is too small to be true (S9-28).
 */
export function lenderQuote(lender: RatedLender, price: number, margin: number): LenderQuote | null {
  const { interestRate, comparisonRate: compared } = lender;
  if (interestRate === null || compared === null) return null;
  const rates = ratesAtMargin(lender, interestRate, margin);
  const terms = { ...lenderFees(lender, 52), interestRate: rates.interestRate };
  const { deposit, balloon, advertised } = ownTerms(lender);
  const loan = { ...terms, amount: price, deposit, residual: balloon, termYears: YOUX_LOAN_TERM_YEARS };
  const weekly = margin === 0 && advertised !== null ? advertised : exactRepayment({ ...loan, frequency: 52 });
  if (Math.round(weekly) <= NO_REPAYMENT_UP_TO) return null;
  return {
    weeklyRepaymentAmount: Math.round(weekly * 100) / 100,
    advertisedRate: rates.interestRate,
    comparisonRate: rates.comparisonRate,
    deposit,
    balloon,
    secured: lender.secured ?? null,
  };
}

/**
 * A lender at its rate for such a credit history, `margin` points above its own: the fees that its own comparison rate
 * amounts to stay the same. Its own figures stay too, which are of its own rate and decide whether it lends at all (S5-52):
 * only for a loan that is worked out anew.
 */
export function lenderAtMargin(lender: FinanceLender, margin: number): FinanceLender {
  const { interestRate, comparisonRate: compared } = lender;
  if (margin === 0 || interestRate === null || compared === null) return lender;
  return { ...lender, ...ratesAtMargin(lender, interestRate, margin) };
}

/** Percent a year, to two decimals. */
function ratesAtMargin(lender: RatedLender, interestRate: number, margin: number) {
  const advertised = Math.round((interestRate + margin) * 100) / 100;
  const fees = { ...lender, monthlyFees: impliedMonthlyFee(lender) };
  return {
    interestRate: advertised,
    comparisonRate: comparisonRate(comparedLoan(fees, advertised)),
  };
}

/** What the lender's own figure is worked out with, and the figure of a week, where it is of the same term. */
function ownTerms(lender: RatedLender): { deposit: number; balloon: number; advertised: number | null } {
  if (termYearsOf(lender) !== YOUX_LOAN_TERM_YEARS) return { deposit: 0, balloon: 0, advertised: null };
  const { deposit, balloon, paymentWeek } = lender;
  return { deposit: deposit ?? 0, balloon: balloon ?? 0, advertised: paymentWeek ?? null };
}
