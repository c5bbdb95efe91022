import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';

/**
 * What nobody says of a loan, beside its repayment and comparison rate: that no fees are counted, and who says whether it is
 * secured. Nothing where both are known.
 */
export function NotCounted({ fees, secured }: Pick<CalculatedLoan, 'fees' | 'secured'>) {
  const words = [
    ...(fees.loan.length + fees.month.length > 0 ? [] : [NO_FEES]),
    ...(secured === null ? [SECURED] : []),
  ];
  return words.length > 0 && <p>{words.join(' ')}</p>;
}

const NO_FEES = 'No fees are counted, not in the comparison rate either: what a lender asks comes on top.';
const SECURED = 'The lender says whether the loan is secured.';
