import type { YouxQuote } from '@shared-kit/contracts/finance/youx.contract';
import { repaymentText } from '@shared-kit/domain/finance/repayment/shown-repayment';
import { shownQuote } from './shown-quote';

const quote: YouxQuote = {
  weeklyRepaymentAmount: 133.5,
  advertisedRate: 6.29,
  comparisonRate: 8.19,
  loanTerm: 5,
  deposit: 0,
  balloon: 0,
  source: 'youx',
  lender: null,
};

test('a quote is whole dollars, to the nearest, and says its own term and whose it is (A-09, A-50)', () => {
  expect(shownQuote(quote, false, 30_000)).toMatchObject({
    repayment: { amount: 134, frequency: 52, termYears: 5, loanAmount: 30_000 },
    term: '5 years',
    by: 'Quote by youX.',
  });
  expect(
    shownQuote({ ...quote, weeklyRepaymentAmount: 133.4, source: 'lenders', lender: 'Angle' }, false, 30_000),
  ).toMatchObject({
    repayment: { amount: 133 },
    by: "Worked out here from Angle's rate for this vehicle; it is not a lender's quote.",
  });
});

test.each([
  ['nothing', null],
  ['no comparison rate', { ...quote, comparisonRate: null }],
  ['no rate', { ...quote, advertisedRate: null }],
  ['no repayment', { ...quote, weeklyRepaymentAmount: null }],
  ['a comparison rate that no lender may charge', { ...quote, comparisonRate: 48.01 }],
  ['a repayment too small to be true', { ...quote, weeklyRepaymentAmount: 25.4 }],
])('%s shows nothing (R-LEGAL-01, S9-28)', (_case, given) => {
  expect(shownQuote(given, false, 30_000)).toBeNull();
});

test("on a site that speaks of months the quote is a month's", () => {
  expect(shownQuote({ ...quote, weeklyRepaymentAmount: 120 }, true, 30_000)?.repayment).toMatchObject({
    amount: 520,
    frequency: 12,
  });
});

test.each([
  [true, 'secured loan of $30,000'],
  [false, 'unsecured loan of $30,000'],
  [null, 'loan of $30,000'],
])('whether its loan is secured is said where the lender says so: %s', (secured, words) => {
  const shown = shownQuote({ ...quote, secured }, false, 30_000);
  expect(repaymentText(shown!.repayment)).toContain(`comparison rate, ${words}, over 5 years`);
});
