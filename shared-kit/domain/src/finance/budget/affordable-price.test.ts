import { affordableLoan, affordablePrice } from './affordable-price';
import { assumedBalloon } from '../loan/assumed-loan';
import { NO_FEES } from '../testing/no-fees';
import { repayment } from '../repayment/repayment';
import type { Frequency } from '../repayment/repayment';

const usual = { ...NO_FEES, interestRate: 10, termYears: 5, frequency: 52 as Frequency };

test('147 dollars a week pay what the calculator says 147 a week for, and no dollar more', () => {
  const price = affordablePrice(147, usual);

  expect(price).toBeGreaterThanOrEqual(30_000);
  expect(repayment({ ...usual, amount: price! })?.repayment).toBe(147);
  expect(repayment({ ...usual, amount: price! + 1 })?.repayment).toBe(148);
});

test.each<[string, number, Parameters<typeof affordablePrice>[1], number | null]>([
  ['nothing for a loan without interest is all repayments together', 100, { ...usual, interestRate: 0 }, 26_000],
  ['a deposit comes on top', 100, { ...usual, interestRate: 0, deposit: 4_000 }, 30_000],
  ['a fee is lent too', 100, { ...usual, interestRate: 0, establishmentFee: 1_000 }, 25_000],
  ['a final payment is paid later', 100, { ...usual, interestRate: 0, balloonPercent: 20 }, 32_500],
  ['a monthly fee comes out of the budget', 100, { ...usual, interestRate: 0, feePerPeriod: 10 }, 23_400],
  ['cents do not buy a dollar of repayment', 100.99, { ...usual, interestRate: 0 }, 26_000],
  ['25 dollars are no repayment (S5-57)', 25, usual, null],
  ['nothing is no budget', 0, usual, null],
  ['less than nothing is none', -300, usual, null],
  ['what is no number is none', Number.NaN, usual, null],
  ['a fee that takes all of it leaves nothing', 26, { ...usual, establishmentFee: 100_000 }, null],
])('%s', (_case, budget, loan, price) => {
  expect(affordablePrice(budget, loan)).toBe(price);
});

test('of any loan the price is the most that its budget pays (property)', () => {
  for (const frequency of [52, 26, 12] as const)
    for (const interestRate of [0.5, 5.99, 10, 19.95])
      for (const termYears of [1, 4.5, 7])
        for (const [deposit, establishmentFee, balloonPercent] of [
          [0, 0, 0],
          [5_000, 395, 0],
          [0, 1_360.5, 30],
        ] as const)
          for (const budget of [60, 147, 333, 1_200]) {
            const loan = { ...NO_FEES, deposit, establishmentFee, balloonPercent, interestRate, termYears, frequency };
            const price = affordablePrice(budget, loan);
            if (price === null) continue;
            const residual = (amount: number) => assumedBalloon(amount, loan);
            const shown = (amount: number) =>
              repayment({ ...loan, amount, residual: residual(amount) })?.repayment ?? 0;
            expect(shown(price)).toBeLessThanOrEqual(budget);
            expect(shown(price + 1)).toBeGreaterThan(budget);
          }
});

test('the loan of it is shown with its comparison rate, at most for what a site calculates with (A-68)', () => {
  expect(affordableLoan(147, usual, 250_000)).toEqual({
    ...{ most: 30_054, repayment: 147, comparisonRate: 10.03, balloon: 0 },
  });
  expect(affordableLoan(5_000, usual, 250_000)).toMatchObject({ most: 250_000 });
});

test.each<[string, number, Parameters<typeof affordableLoan>[1], number]>([
  ['too small a budget', 20, usual, 250_000],
  ['a deposit that pays for the most', 147, { ...usual, deposit: 250_000 }, 250_000],
  ['fees that make the rate unlawful (A-66)', 147, { ...usual, termYears: 1, establishmentFee: 3_000 }, 250_000],
])('%s is no loan', (_case, budget, loan, most) => {
  expect(affordableLoan(budget, loan, most)).toBeNull();
});
