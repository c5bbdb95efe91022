import { assumedBalloon } from '../loan/assumed-loan';
import { comparisonRate, isForbiddenRate } from '../repayment/comparison-rate';
import type { LoanFees } from '../repayment/comparison-rate';
import { presentValue } from '../repayment/present-value';
import { exactRepayment, NO_REPAYMENT_UP_TO, repayment, repaymentCount } from '../repayment/repayment';
import type { LoanTerms } from '../repayment/repayment';

type BudgetedLoan = Omit<LoanTerms, 'amount' | 'residual'> &
  LoanFees & {
    /** Final payment in percent of the price. */
    balloonPercent?: number;
  };

/**
 * The highest price in whole dollars whose repayment, as a calculator shows it, with its fees is within a budget: the
 * inverse of S9-19. The deposit is part of the price. Null where the budget is too small to be one (S5-57).
 *
 * @param budget dollars as often as the loan is repaid.
 */
export function affordablePrice(budget: number, loan: BudgetedLoan): number | null {
  const { deposit = 0, balloonPercent = 0, establishmentFee, feePerPeriod, interestRate, termYears, frequency } = loan;
  // Repayments are shown in whole dollars.
  const paid = Math.floor(budget - feePerPeriod);
  if (!(paid > NO_REPAYMENT_UP_TO)) return null;
  const periods = repaymentCount({ termYears, frequency });
  const { annuity, discount } = presentValue(interestRate / 100 / frequency, periods);
  const ofPrice = 1 - (balloonPercent / 100) * discount;
  // A final payment is in whole dollars, which moves the last dollar of the price either way.
  let price = Math.floor((paid * annuity + deposit - establishmentFee) / ofPrice) + 2;
  while (price > deposit && exactRepayment(termsFor(price, loan)) > paid + 1e-8) price -= 1;
  return price > deposit ? price : null;
}

function termsFor(amount: number, { balloonPercent = 0, ...loan }: BudgetedLoan): LoanTerms & LoanFees {
  return { ...loan, amount, residual: assumedBalloon(amount, { balloonPercent }) };
}

/** A loan that a budget repays, of `most` at most: whole dollars, percent a year. */
export type AffordableLoan = { most: number; repayment: number; comparisonRate: number; balloon: number };

/**
 * The loan of that price, or of the most that a site calculates with, as it may be shown: with its comparison rate; null
 * where there is none, or none that a lender may offer.
 */
export function affordableLoan(budget: number, loan: BudgetedLoan, max: number): AffordableLoan | null {
  const price = affordablePrice(budget, loan);
  if (price === null) return null;
  const terms = termsFor(Math.min(price, max), loan);
  const shown = terms.amount > (loan.deposit ?? 0) ? repayment(terms) : null;
  const rate = shown ? comparisonRate(terms) : 0;
  if (!shown || isForbiddenRate(rate)) return null;
  return { most: terms.amount, repayment: shown.repayment, comparisonRate: rate, balloon: terms.residual ?? 0 };
}
