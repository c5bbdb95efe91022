import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { borrowedBesides, feesEach } from '../provider/site-fees';
import type { SiteFees } from '../provider/site-fees';
import { comparisonRate } from '../repayment/comparison-rate';
import { presentValue } from '../repayment/present-value';
import { repaymentCount, withoutNoise } from '../repayment/repayment';
import { COMPARED, monthlyFeeOf } from './lender-comparison';

type Repaid = { interestRate: number | null; termYears: number | null };

/** Whole dollars that each repayment is higher by for fees that are borrowed with the loan. */
export function feesPerPeriod(fees: number, { interestRate, termYears }: Repaid, frequency: 52 | 12): number {
  if (fees <= 0 || interestRate === null || interestRate < 0 || !termYears || termYears < 0) return 0;
  const { annuity } = presentValue(interestRate / 100 / frequency, repaymentCount({ termYears, frequency }));
  return Math.ceil(withoutNoise(fees / annuity));
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
  const monthlyFees = lender.monthlyFees ?? monthlyOf(lender, fees);
  if (besides === 0 && monthlyFees === (lender.monthlyFees ?? null)) return lender;
  const { interestRate, paymentWeek, paymentMonth } = lender;
  const more = (frequency: 52 | 12) => feesPerPeriod(besides, { interestRate, termYears }, frequency);
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

/** What the site lists for a month, of a lender that says nothing of it; null where neither does. */
function monthlyOf(lender: FinanceLender, fees: SiteFees | undefined): number | null {
  const listed = fees ? feesEach('month', fees) : 0;
  return listed > 0 ? Math.max(listed, monthlyFeeOf(lender)) : null;
}

function rateOf({ interestRate, comparisonRate: published, establishmentFees, monthlyFees }: FinanceLender) {
  if (interestRate === null || interestRate < 0 || published === null) return published;
  const loan = { ...COMPARED, interestRate, establishmentFee: establishmentFees ?? 0, feePerPeriod: monthlyFees ?? 0 };
  return Math.max(published, comparisonRate(loan));
}
