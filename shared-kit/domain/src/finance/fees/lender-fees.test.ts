import { comparisonRate } from '../repayment/comparison-rate';
import { lenderFees } from './lender-fees';

const loan = { amount: 30_000, interestRate: 8.49, termYears: 5 };

test.each([52, 26, 12] as const)('paid %d times a year, a fee a month is as many dollars a year', (frequency) => {
  const { establishmentFee, feePerPeriod } = lenderFees({ establishmentFees: 395, monthlyFees: 8 }, frequency);

  expect(establishmentFee).toBe(395);
  expect(feePerPeriod * frequency).toBeCloseTo(96, 10);
});

test('what a lender does not say it does not ask', () => {
  expect(lenderFees({ establishmentFees: null, monthlyFees: null }, 12)).toEqual(lenderFees({}, 12));
  expect(lenderFees({}, 12)).toEqual({ establishmentFee: 0, feePerPeriod: 0 });
});

test.each(['establishmentFees', 'monthlyFees'] as const)('%s make a loan dearer than its interest says', (fee) => {
  const rate = comparisonRate({ ...loan, ...lenderFees({ [fee]: 200 }, 12), frequency: 12 });

  expect(rate).toBeGreaterThan(loan.interestRate);
});
