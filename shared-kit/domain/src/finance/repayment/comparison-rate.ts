import { presentValue } from './present-value';
import { exactRepayment, repaymentCount } from './repayment';
import type { Frequency, LoanTerms } from './repayment';

/** Periods a year by which the regulation multiplies; not the 52 and 26 of a calendar. */
const REGULATED_PERIODS: Readonly<Record<Frequency, number>> = { 52: 52.18, 26: 26.09, 12: 12 };

/** Percent a year above which a loan may not be offered (National Credit Code, section 32A; A-66). */
export const HIGHEST_COMPARISON_RATE = 48;

/** Said instead of such a loan's figures. */
export const NO_OFFER = `No lender may offer this: its comparison rate would be above ${HIGHEST_COMPARISON_RATE}% a year. Change deposit, final payment or term.`;

/** Whether no lender may offer a loan with this comparison rate, in percent a year: nothing is shown of it. */
export function isForbiddenRate(comparisonRate: number | null): boolean {
  return comparisonRate !== null && comparisonRate > HIGHEST_COMPARISON_RATE;
}

/**
 * All that a loan costs besides its interest, in dollars. No part may be left out: whoever works out a comparison rate says
 * each, if only that there is none, so that a new one is noticed wherever a rate comes from.
 */
export type LoanFees = {
  /** Borrowed with the rest. */
  establishmentFee: number;
  /** Account keeping and the like, with each repayment. */
  feePerPeriod: number;
};

/**
 * Comparison rate in percent a year, two decimals (National Consumer Credit Protection
 * Regulations 2010, r 71). The establishment fee is borrowed with the rest, so it is in
 * the repayments and not in what the borrower receives.
 */
export function comparisonRate(loan: LoanTerms & LoanFees): number {
  const { amount, deposit = 0, residual = 0, feePerPeriod, termYears, frequency } = loan;
  const received = amount - deposit;
  const periods = repaymentCount({ termYears, frequency });
  const paid = exactRepayment(loan) + feePerPeriod;
  const periodRate = solveRate((rate) => {
    const { annuity, discount } = presentValue(rate, periods);
    return paid * annuity + residual * discount - received;
  });
  return Math.round(periodRate * REGULATED_PERIODS[frequency] * 10_000) / 100;
}

/**
 * The same of a whole stock at once, without solving for a rate: by what to weigh a loan's payments to see whether no
 * lender may offer it. It is so where each period's payment times `annuity` and the final payment times `discount`
 * come to more than what is received.
 */
export function highestRateFactors(loan: Pick<LoanTerms, 'termYears' | 'frequency'>): {
  annuity: number;
  discount: number;
} {
  // A comparison rate has two decimals: what rounds to 48.00 may be offered.
  const rate = (HIGHEST_COMPARISON_RATE + 0.005) / 100 / REGULATED_PERIODS[loan.frequency];
  return presentValue(rate, repaymentCount(loan));
}

/** Halves [0, 1] a period until a double cannot tell the ends apart. `excess` falls as the rate grows. */
function solveRate(excess: (rate: number) => number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
