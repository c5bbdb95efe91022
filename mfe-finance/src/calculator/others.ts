/** What is paid beside the repayments, in the order that calculators ask for it, with its name in an address. */
export const OTHERS = [
  ['Deposit', 'deposit'],
  ['Trade-in', 'trade_in'],
  ['Final payment', 'residual'],
] as const;
