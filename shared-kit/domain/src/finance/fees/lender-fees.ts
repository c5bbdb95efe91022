import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import type { LoanFees } from '../repayment/comparison-rate';
import type { Frequency } from '../repayment/repayment';
import { perRepayment } from './site-fees';

type Terms = 'deposit' | 'balloon' | 'termYears' | 'termMonths' | 'termWeeks' | 'termN' | 'interestRate' | 'secured';
type Figures = 'comparisonRate' | 'paymentWeek' | 'paymentMonth' | 'totalPayable';
type Words = 'financeProvider' | 'disclaimer';

/** What of a lender's terms is a fee: all that a feed says of a loan and that is not named above, so a new field is one. */
export type LenderFee = Exclude<keyof FinanceLender, Terms | Figures | Words>;
export type LenderFees = Partial<Pick<FinanceLender, LenderFee>>;

/** What a lender asks for a loan that is repaid so often; nothing for what it does not say. */
export function lenderFees({ establishmentFees, monthlyFees }: LenderFees, frequency: Frequency): LoanFees {
  // A fee that is missing here does not compile: without it the comparison rate would be too low (R-LEGAL-01).
  const asked = {
    establishmentFees: establishmentFees ?? 0,
    monthlyFees: monthlyFees ?? 0,
  } satisfies Record<LenderFee, number>;
  return { establishmentFee: asked.establishmentFees, feePerPeriod: perRepayment(asked.monthlyFees, frequency) };
}
