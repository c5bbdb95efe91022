import { lenderQuote } from './lender-quote';
import { exactRepayment } from '../repayment/repayment';

const lender = { interestRate: 8.99, comparisonRate: 10.1, establishmentFees: 395 };

test("without a margin it is the lender's own rate and comparison rate, over five years and the whole price", () => {
  const quote = lenderQuote(lender, 30_000, 0);

  expect(quote).toMatchObject({ advertisedRate: 8.99, comparisonRate: 10.1 });
  expect(quote?.weeklyRepaymentAmount).toBeCloseTo(
    exactRepayment({ amount: 30_395, interestRate: 8.99, termYears: 5, frequency: 52 }),
    2,
  );
});

test('a margin raises the repayment and both rates, the comparison rate staying above', () => {
  const [own, higher] = [lenderQuote(lender, 30_000, 0), lenderQuote(lender, 30_000, 4)];

  expect(higher?.advertisedRate).toBe(12.99);
  expect(higher?.comparisonRate).toBeGreaterThan(14);
  expect(higher?.comparisonRate).toBeLessThan(14.3);
  expect(higher?.weeklyRepaymentAmount).toBeGreaterThan(own?.weeklyRepaymentAmount ?? Infinity);
});

test("of the lender's own term it keeps the lender's deposit and final payment, and its own figure", () => {
  const own = { ...lender, termYears: null, termMonths: 60, deposit: 2_000, balloon: 9_000, paymentWeek: 122 };

  expect(lenderQuote(own, 30_000, 0)).toMatchObject({ weeklyRepaymentAmount: 122, deposit: 2_000, balloon: 9_000 });
  expect(lenderQuote(own, 30_000, 2)?.weeklyRepaymentAmount).toBeCloseTo(
    exactRepayment({
      ...{ amount: 30_000, deposit: 2_000, residual: 9_000, establishmentFee: 395 },
      ...{ interestRate: 10.99, termYears: 5, frequency: 52 },
    }),
    2,
  );
  expect(lenderQuote({ ...own, termMonths: 84 }, 30_000, 0)).toMatchObject({ deposit: 0, balloon: 0 });
});

test('a lender without fees has one rate', () => {
  expect(lenderQuote({ interestRate: 10, comparisonRate: 10, establishmentFees: 0 }, 30_000, 2)).toMatchObject({
    advertisedRate: 12,
    comparisonRate: 12,
  });
});

test.each([
  ['no comparison rate', { ...lender, comparisonRate: null }, 30_000],
  ['no rate', { ...lender, interestRate: null }, 30_000],
  ['a repayment too small to be true', lender, 4000],
])('%s is no quote', (_case, given, price) => {
  expect(lenderQuote(given, price, 0)).toBeNull();
});

test.each([
  [25.49, null],
  [25.5, 25.5],
])('a week of $%d is quoted as %s: up to $25 it is a mistake (S9-28)', (paymentWeek, weekly) => {
  const own = { ...lender, termYears: 5, paymentWeek };

  expect(lenderQuote(own, 30_000, 0)?.weeklyRepaymentAmount ?? null).toBe(weekly);
});
