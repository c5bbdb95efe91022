import { priceDisplay } from '../../price/price-display';
import { repaymentTerms, repaymentText, showRepayments, shownRepayment } from './shown-repayment';

const site = { no_price_text: '', flags: { subscription_site: false, youx_quote: false } };
const repayment = {
  amount: 119,
  frequency: 52 as const,
  interestRate: 6.99,
  comparisonRate: 8.03,
  termYears: 5,
  deposit: 0,
  balloon: 9000,
  loanAmount: 30_000,
};
const car = {
  ...{ price: 30_000, offer_price: null, subscription_price: 199, preorder: false, price_type: 'Drive Away' },
  ...{ status: 'in_stock', repayment },
};

test('a car for sale shows its repayment, and its list the warning', () => {
  expect(shownRepayment(car, priceDisplay(car, site), site)).toEqual(repayment);
  expect(showRepayments([{ ...car, repayment: null }, car], site)).toBe(true);
});

test.each([
  ['a sold car', { ...car, status: 'sold' }, site],
  ['a subscription', car, { ...site, flags: { ...site.flags, subscription_site: true } }],
  ['a car without an estimate', { ...car, repayment: null }, site],
  ['a car stored without a term', { ...car, repayment: { ...repayment, termYears: null } }, site],
  ['a car stored without an amount', { ...car, repayment: { ...repayment, loanAmount: undefined } }, site],
])('%s shows none', (_case, given, rules) => {
  expect(shownRepayment(given, priceDisplay(given, rules), rules)).toBeNull();
  expect(showRepayments([given], rules)).toBe(false);
});

test('in one line it has both rates and what makes it small', () => {
  expect(repaymentText(repayment)).toBe(
    '$119 a week at 6.99% p.a. · 8.03% p.a. comparison rate, loan of $30,000, over 5 years, final payment $9,000',
  );
});

test.each([
  [{ termYears: 5, deposit: 0, balloon: 9000 }, 'loan of $30,000, over 5 years, final payment $9,000'],
  [{ termYears: 1, deposit: 2000, balloon: 0 }, 'loan of $30,000, over 1 year, deposit $2,000'],
  [{ deposit: null, balloon: null }, 'loan of $30,000, over 5 years'],
  [
    { termYears: 5, loanAmount: 28_000, deposit: 2000, secured: true },
    'secured loan of $28,000, over 5 years, deposit $2,000, final payment $9,000',
  ],
  [{ loanAmount: 30_000, secured: false, balloon: 0 }, 'unsecured loan of $30,000, over 5 years'],
])('%o reads as "%s"', (terms, words) => {
  expect(repaymentTerms({ ...repayment, ...terms })).toBe(words);
});

test('of a site whose rates differ by credit it says beside the rates that it is for excellent credit (R-LEGAL-08)', () => {
  const rules = { ...site, flags: { ...site.flags, youx_quote: true } };

  expect(repaymentText(shownRepayment(car, priceDisplay(car, rules), rules)!)).toBe(
    '$119 a week at 6.99% p.a. · 8.03% p.a. comparison rate, for excellent credit, loan of $30,000, over 5 years, final payment $9,000',
  );
});
