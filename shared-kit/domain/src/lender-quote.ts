import type { FinanceLender } from '@shared-kit/contracts/car.contract';
import { YOUX_LOAN_TERM_YEARS } from '@shared-kit/contracts/youx-loan-term';
import { comparisonRate } from './comparison-rate';
import { NO_REPAYMENT_UP_TO, exactRepayment } from './repayment';

/** The loan that comparison rates are worked out for, in dollars and years (National Credit Code). */
const COMPARED = { amount: 30_000, termYears: 5, frequency: 12 } as const;

/** Dollars a week, and percent a year. */
export type LenderQuote = { weeklyRepaymentAmount: number; advertisedRate: number; comparisonRate: number };

type RatedLender = Pick<FinanceLender, 'interestRate' | 'comparisonRate' | 'establishmentFees'>;

/**
 * The quote that needs no provider: the whole price over five years, without deposit or final payment, at the
 * lender's rate and `margin` points above it. The comparison rate goes up with it: the fees that the lender's own
 * comparison rate amounts to stay the same. Null where a rate is not known, or the repayment is too small to be true (S9-28).
 */
export function lenderQuote(lender: RatedLender, price: number, margin: number): LenderQuote | null {
  const { interestRate, comparisonRate: compared, establishmentFees } = lender;
  if (interestRate === null || compared === null) return null;
  const establishmentFee = establishmentFees ?? 0;
  const own = exactRepayment({ ...COMPARED, establishmentFee, interestRate });
  const feePerPeriod = Math.max(0, exactRepayment({ ...COMPARED, interestRate: compared }) - own);
  const advertisedRate = Math.round((interestRate + margin) * 100) / 100;
  const terms = { establishmentFee, interestRate: advertisedRate };
  const weekly = exactRepayment({ ...terms, amount: price, termYears: YOUX_LOAN_TERM_YEARS, frequency: 52 });
  if (Math.round(weekly) <= NO_REPAYMENT_UP_TO) return null;
  return {
    weeklyRepaymentAmount: Math.round(weekly * 100) / 100,
    advertisedRate,
    comparisonRate: comparisonRate({ ...COMPARED, ...terms, feePerPeriod }),
  };
}
