import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { aCar } from '@shared-kit/testing/a-car';
import { loanCar } from './loan-car';

const site = { no_price_text: 'Enquire for price.', default_price_type: null, flags: { subscription_site: false } };
const priced = { price: 36_888, price_type: 'Drive Away', status: 'in_stock' as const };
const once = { name: 'Agency fee', amount: 100, each: 'loan' as const };
const listed = [{ name: 'Account administration', amount: 5, each: 'month' as const }, once];
const none = { lender: null };

test('the price to buy as it reads, with its type', () => {
  expect(loanCar(aCar(priced), site, none, listed)).toEqual({
    price: 36_888,
    price_text: '$36,888 Drive Away',
    establishment_fee: null,
    fees: listed,
  });
});

test('an offer comes before the price', () => {
  expect(loanCar(aCar({ ...priced, offer_price: 35_000 }), site, none, listed)?.price).toBe(35_000);
});

test('without a price the amount is the shopper’s', () => {
  expect(loanCar(aCar({ ...priced, price: null }), site, none, listed)).toEqual({
    price: null,
    price_text: null,
    establishment_fee: null,
    fees: listed,
  });
});

test('the fees are those of the lender whose repayment the page shows', () => {
  const lender = (establishmentFees: number) =>
    financeLenderSchema.parse({ establishmentFees, monthlyFees: establishmentFees > 500 ? 8.5 : 0 });
  const car = aCar({
    ...priced,
    finance_lenders: { one: lender(395), two: { ...lender(1300), financeProvider: 'Angle' } },
  });

  expect(loanCar(car, site, { lender: 'Angle' }, listed)).toMatchObject({
    establishment_fee: 1300,
    fees: [once, { name: 'Account fee', amount: 8.5, each: 'month' }],
  });
  expect(loanCar(car, site, { lender: 'one' }, listed)).toMatchObject({ establishment_fee: 395, fees: [once] });
  expect(loanCar(car, site, { lender: null }, listed)?.establishment_fee).toBeNull();
});

test.each([
  ['is sold', { status: 'sold' as const }, {}],
  ['is of a make that is never financed (S9-48)', { make: 'SUZUKI' }, {}],
  ['is had by the week alone', { price: null, subscription_price: 199 }, { flags: { subscription_site: true } }],
])('no loan for a vehicle that %s', (_case, facts, rules) => {
  expect(loanCar(aCar({ ...priced, ...facts }), { ...site, ...rules }, none)).toBeNull();
});

test('a vehicle that can be subscribed to or bought has a loan for the price to buy (S4-21, S5-48)', () => {
  const car = aCar({ ...priced, subscription_price: 199 });

  expect(loanCar(car, { ...site, flags: { subscription_site: true } }, none)).toMatchObject({
    price: 36_888,
    price_text: '$36,888 Drive Away',
  });
});
