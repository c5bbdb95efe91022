import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';

/**
 * What nobody says of a loan, beside its repayment and comparison rate: that no fees are counted, and who says whether it is
 * secured. Nothing where both are known.
 */
export function NotCounted({ fees, secured }: Pick<CalculatedLoan, 'fees' | 'secured'>) {
  const words = [
    ...(fees.once.length + fees.monthly.length === 0 ? [NO_FEES] : []),
    ...(secured === null ? [SECURED] : []),
  ];
  return words.length > 0 ? <p>{words.join(' ')}</p> : null;
}

const NO_FEES =
  'No fees are counted in, neither in the repayment nor in the comparison rate: what a lender charges to set a loan up and to keep it comes on top.';
const SECURED = 'Whether the loan is secured by the vehicle is for the lender to say.';
