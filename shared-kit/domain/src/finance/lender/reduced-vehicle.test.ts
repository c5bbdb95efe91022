import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { financeEstimate } from './finance-estimate';
import { anySite, carWith, lender, NO_FIGURES, now } from '../testing/financed-car';

/** A reduced vehicle as the feed of a stranger's find had it: 30 % of the reduced price last, $395 borrowed with it. */
const reduced = (paymentWeek: number | null, change: Partial<FinanceLender> = {}) => {
  const terms = { interestRate: 9.95, establishmentFees: 395, balloon: 8847, ...change };
  return carWith('Manual', { ...terms, paymentWeek, paymentMonth: null }, { price: 30_990, offer_price: 29_490 });
};

test('what is said to be lent for a reduced vehicle is what its repayment repays', () => {
  const lentFor = (paymentWeek: number) => financeEstimate(reduced(paymentWeek), anySite, now).loanAmount;

  expect(lentFor(119.71)).toBe(29_490);
  expect(lentFor(127.04)).toBe(30_990);
  // Not quite either: the nearer.
  expect(lentFor(122)).toBe(29_490);
  expect(lentFor(125)).toBe(30_990);
  expect(financeEstimate(reduced(115.25, { deposit: 1000 }), anySite, now).loanAmount).toBe(28_490);
});

test.each([
  ['term that is one', { termYears: -5 }],
  ['rate that is one', { interestRate: -1 }],
])('of a reduced vehicle whose lender gives no %s the price to buy is lent', (_case, change) => {
  expect(financeEstimate(reduced(127.04, change), anySite, now).loanAmount).toBe(29_490);
});

test('where a figure is as near to both prices, the price to buy is lent', () => {
  const terms = { interestRate: 0, establishmentFees: 0, balloon: 0, termYears: 1, paymentWeek: null };
  // 2,000 a month for the one, 1,000 for the other.
  const car = carWith('Nissan', { ...terms, paymentMonth: 1500 }, { price: 24_000, offer_price: 12_000 });

  expect(financeEstimate(car, anySite, now).loanAmount).toBe(12_000);
});

test('a figure of ours is of the price to buy', () => {
  const ours = { ...reduced(null), finance_lenders: { a: lender({ financeProvider: 'AusLoans', ...NO_FIGURES }) } };
  const { repayment, loanAmount } = financeEstimate(ours, anySite, now);
  const same = financeEstimate({ ...ours, price: 29_490, offer_price: null }, anySite, now);

  expect(loanAmount).toBe(29_490);
  expect(repayment).toBe(same.repayment);
});
