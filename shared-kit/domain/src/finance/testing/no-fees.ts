import type { LoanFees } from '../repayment/comparison-rate';

/** Of a loan that costs its interest and nothing else. */
export const NO_FEES: LoanFees = { establishmentFee: 0, feePerPeriod: 0 };
