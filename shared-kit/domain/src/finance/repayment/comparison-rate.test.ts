import { comparisonRate, highestRateFactors, isForbiddenRate } from './comparison-rate';
import { NO_FEES } from '../testing/no-fees';
import { exactRepayment } from './repayment';

const loan = { ...NO_FEES, amount: 30_000, interestRate: 10, termYears: 5, frequency: 12 } as const;

test('is the annual rate itself on a monthly loan without fees', () => {
  expect(comparisonRate(loan)).toBe(10);
});

test('is 10.03 on a weekly loan at 10 % without fees, by the 52.18 weeks of the regulation', () => {
  expect(comparisonRate({ ...loan, frequency: 52 })).toBe(10.03);
});

test.each([
  ['an establishment fee and a monthly fee', { interestRate: 8.49, establishmentFee: 395, feePerPeriod: 8 }, 9.6],
  ['the fees listed for one brand', { interestRate: 6.29, establishmentFee: 1313.25, feePerPeriod: 8 }, 8.65],
  [
    'a fee with each week',
    { interestRate: 8.49, establishmentFee: 395, feePerPeriod: 2, frequency: 52 as const },
    9.68,
  ],
  ['a residual', { interestRate: 7, termYears: 4, establishmentFee: 395, feePerPeriod: 8, residual: 9000 }, 8.01],
  ['interest-free credit that has a fee', { interestRate: 0, establishmentFee: 500 }, 0.65],
])('counts %s', (_case, change, percent) => {
  expect(comparisonRate({ ...loan, ...change })).toBe(percent);
});

test('does not depend on how the price is split into deposit and loan', () => {
  expect(comparisonRate({ ...loan, amount: 40_000, deposit: 10_000, establishmentFee: 395 })).toBe(
    comparisonRate({ ...loan, establishmentFee: 395 }),
  );
});

test('a loan above 48 % a year may not be offered, one that nobody says a rate of may (A-66)', () => {
  expect([48, 48.01, 0, null].map(isForbiddenRate)).toEqual([false, true, false, false]);
});

test.each([52, 26, 12] as const)(
  'weighed for a whole stock, %d times a year, the same loans are forbidden',
  (frequency) => {
    const small = { ...NO_FEES, amount: 1_000, interestRate: 20, termYears: 1, residual: 100, frequency };
    const { annuity, discount } = highestRateFactors(small);
    const fees = Array.from({ length: 400 }, (_, cent) => cent / 10);
    const verdicts = fees.map((feePerPeriod) => {
      const weighed = (exactRepayment(small) + feePerPeriod) * annuity + 100 * discount >= 1_000;
      return [weighed, isForbiddenRate(comparisonRate({ ...small, feePerPeriod }))] as const;
    });

    expect(verdicts.filter(([weighed, solved]) => weighed !== solved)).toEqual([]);
    expect(new Set(verdicts.flat())).toEqual(new Set([false, true]));
  },
);
