import { comparisonRate } from './comparison-rate';

const loan = { amount: 30_000, interestRate: 10, termYears: 5, frequency: 12 } as const;

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
