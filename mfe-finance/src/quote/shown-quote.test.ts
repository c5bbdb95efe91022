import type { YouxQuote } from '@shared-kit/contracts/youx.contract';
import { shownQuote } from './shown-quote';

const quote: YouxQuote = {
  weeklyRepaymentAmount: 133.5,
  advertisedRate: 6.29,
  comparisonRate: 8.19,
  loanTerm: 5,
  source: 'youx',
  lender: null,
};

test('a quote is whole dollars, to the nearest, and says its own term and whose it is (A-09, A-50)', () => {
  expect(shownQuote(quote)).toMatchObject({ repayment: 134, term: '5 years', by: 'Quote by youX.' });
  expect(shownQuote({ ...quote, weeklyRepaymentAmount: 133.4, source: 'lenders', lender: 'Angle' })).toMatchObject({
    repayment: 133,
    by: "Worked out here from Angle's rate for this vehicle; it is not a lender's quote.",
  });
});

test.each([
  ['nothing', null],
  ['no comparison rate', { ...quote, comparisonRate: null }],
  ['no rate', { ...quote, advertisedRate: null }],
  ['no repayment', { ...quote, weeklyRepaymentAmount: null }],
  ['a repayment too small to be true', { ...quote, weeklyRepaymentAmount: 25.4 }],
])('%s shows nothing (R-LEGAL-01, S9-28)', (_case, given) => {
  expect(shownQuote(given)).toBeNull();
});
