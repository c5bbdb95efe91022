import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { borrowedBesides, feesEach } from '../fees/site-fees';
import type { SiteFees } from '../fees/site-fees';
import { comparisonRate } from '../repayment/comparison-rate';
import { presentValue } from '../repayment/present-value';
import { levelPayment, repaymentCount, withoutNoise } from '../repayment/repayment';
import { comparedLoan, monthlyFeeOf } from './lender-comparison';

type Repaid = { interestRate: number | null; termYears: number | null };

/** Whole dollars that each repayment is higher by for fees that are borrowed with the loan. */
export function borrowedFeesPerPeriod(fees: number, { interestRate, termYears }: Repaid, frequency: 52 | 12): number {
  if (fees <= 0 || interestRate === null || interestRate < 0 || !termYears || termYears < 0) return 0;
  const factors = presentValue(interestRate / 100 / frequency, repaymentCount({ termYears, frequency }));
  return Math.ceil(withoutNoise(levelPayment(fees, 0, factors)));
}

/**
 * A lender's terms with what the site asks for besides: its own figures where the site asks nothing. The comparison rate is
 * worked out again for the loan that lenders publish theirs for, and is never less than theirs; their total is of
 * repayments without those fees, so it is none.
 *
 * @param termYears of the lender's own figures.
 */
export function withSiteFees(
  provider: string,
  lender: FinanceLender,
  termYears: number | null,
  fees: SiteFees | undefined,
): FinanceLender {
  const besides = borrowedBesides(provider, lender.establishmentFees, fees);
  const said = lender.monthlyFees ?? null;
  const monthlyFees = listsAMonth(fees) ? feeEachMonth(said, monthlyFeeOf(lender), fees) : said;
  if (besides === 0 && monthlyFees === said) return lender;
  const { interestRate, paymentWeek, paymentMonth } = lender;
  const more = (frequency: 52 | 12) => borrowedFeesPerPeriod(besides, { interestRate, termYears }, frequency);
  const counted = {
    ...lender,
    establishmentFees: (lender.establishmentFees ?? 0) + besides,
    monthlyFees: monthlyFees ?? monthlyFeeOf(lender),
    paymentWeek: paymentWeek && paymentWeek + more(52),
    paymentMonth: paymentMonth && paymentMonth + more(12),
    totalPayable: null,
  };
  return { ...counted, comparisonRate: rateOf(counted) };
}

function listsAMonth(fees: SiteFees | undefined): boolean {
  return fees !== undefined && feesEach('month', fees) > 0;
}

/**
 * Dollars that a loan costs each month besides (S9-31): what its lender says; of one that does not, what the site lists, but
 * no less than its published comparison rate amounts to (`implied`).
 */
export function feeEachMonth(said: number | null, implied: number, fees: SiteFees | undefined): number {
  return said ?? Math.max(implied, fees ? feesEach('month', fees) : 0);
}

function rateOf(lender: FinanceLender) {
  const { interestRate, comparisonRate: published } = lender;
  if (interestRate === null || interestRate < 0 || published === null) return published;
  return Math.max(published, comparisonRate(comparedLoan(lender, interestRate)));
}
