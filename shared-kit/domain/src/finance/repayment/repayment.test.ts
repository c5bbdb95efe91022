import { exactRepayment, repayment, totalPaid } from './repayment';
import type { LoanTerms } from './repayment';

const loan: LoanTerms = { amount: 30_000, interestRate: 10, termYears: 5, frequency: 52 };

test.each([
  [52, 147, 38_220],
  [26, 294, 38_220],
  [12, 638, 38_280],
] as const)('repays $30,000 at 10 %% over 5 years, %d times a year', (frequency, perPeriod, total) => {
  expect(repayment({ ...loan, frequency })).toEqual({ repayment: perPeriod, total });
});

test('leaves the residual to the end', () => {
  const terms: LoanTerms = { amount: 30_000, interestRate: 6, termYears: 5, frequency: 12, residual: 9000 };

  expect(exactRepayment(terms)).toBeCloseTo(450.99, 2);
  expect(repayment(terms)).toEqual({ repayment: 451, total: 451 * 60 + 9000 });
});

test('lends the fee and does not lend the deposit', () => {
  const terms = { ...loan, amount: 33_700, deposit: 5000, establishmentFee: 1300 };

  expect(repayment(terms)).toEqual(repayment(loan));
});

test('divides evenly at 0 %, without a dollar for rounding dust', () => {
  expect(repayment({ ...loan, amount: 26_000, interestRate: 0 })?.repayment).toBe(100);
  expect(
    repayment({ ...loan, amount: 26_000, residual: 6000, interestRate: 0, termYears: 1, frequency: 12 })?.repayment,
  ).toBe(1667);
});

test.each([
  ['the deposit covers everything', { deposit: 30_000 }],
  ['the deposit is more than the price', { deposit: 40_000 }],
  ['the residual is more than the loan grows to', { residual: 90_000 }],
  ['the amount is nothing', { amount: 0 }],
])('has no repayment when %s', (_case, change) => {
  expect(repayment({ ...loan, ...change })).toBeNull();
});

const interestFree = { ...loan, interestRate: 0, termYears: 1, frequency: 12 } as const;

test.each([
  [24.6, undefined],
  [25, undefined],
  [25.4, 26],
])('a repayment of $%d a month is shown as %s', (exact, shown) => {
  expect(repayment({ ...interestFree, amount: exact * 12 })?.repayment).toBe(shown);
});

test('rounds towards the repayment the car is advertised with', () => {
  expect(exactRepayment(loan)).toBeCloseTo(146.73, 2);
  expect(repayment(loan, 146)?.repayment).toBe(146);
  expect(repayment(loan, 147)?.repayment).toBe(147);
});

test.each([
  ['a term of nothing', { termYears: 0 }],
  ['a negative rate', { interestRate: -1 }],
  ['a rate that never arrived', { interestRate: Number.NaN }],
  ['an amount that never arrived', { amount: Number.NaN }],
])('throws on %s', (_case, change) => {
  expect(() => repayment({ ...loan, ...change })).toThrow(RangeError);
});

test('the total is the repayments as shown, with the fees beside them and the final payment (A-13, S9-19)', () => {
  const terms = { termYears: 7, frequency: 52 as const, residual: 9000 };

  expect(totalPaid(297, { termYears: 7, frequency: 52 })).toBe(297 * 364);
  // 8 dollars a month are 672 over seven years.
  expect(totalPaid(297, terms, (8 * 12) / 52)).toBe(297 * 364 + 672 + 9000);
});
