import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { lenderFees } from '../fees/lender-fees';
import { totalPaid } from '../repayment/repayment';

/** Which of a lender's repayments are paid: 52 or 12 a year. */
type Paid = { lender: FinanceLender; frequency: 52 | 12 };
type Frequency = Paid['frequency'];

/**
 * The lender's own total, of a lender with figures by the week and by the month only beside those that it adds up:
 * beside the others it would be another loan's. Null where it says none.
 */
export function totalByLender({ lender, frequency }: Paid, termYears: number | null): number | null {
  const { totalPayable, paymentWeek, paymentMonth } = lender;
  if (totalPayable === null || paymentWeek === null || paymentMonth === null || !termYears) return totalPayable;
  const distance = (paid: number, often: Frequency) => {
    const loan = { termYears, frequency: often, residual: lender.balloon ?? 0 };
    return Math.abs(totalPaid(paid, loan, lenderFees(lender, often).feePerPeriod) - totalPayable);
  };
  const isOfWeeks = distance(paymentWeek, 52) <= distance(paymentMonth, 12);
  return isOfWeeks === (frequency === 52) ? totalPayable : null;
}

/** Of repayments as they are shown, where the lender does not say its own. */
export function totalByRepayments(quote: Paid & { perPeriod: number }, termYears: number | null): number | null {
  if (!termYears) return null;
  const { lender, frequency, perPeriod } = quote;
  const { feePerPeriod } = lenderFees(lender, frequency);
  return totalPaid(perPeriod, { termYears, frequency, residual: lender.balloon ?? 0 }, feePerPeriod);
}
