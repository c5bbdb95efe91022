import { priceDisplay } from './price-display';
import type { PricedCar } from './price-display';
import { reducedPrice } from './reduced-price';

const car = { price: 25_990, offer_price: null, subscription_price: null, before_price: null, preorder: false };
const rules = { no_price_text: 'POA', flags: { subscription_site: false } };

const reducedOf = (priced: PricedCar & { before_price: number | null }, site = rules) =>
  reducedPrice(priceDisplay(priced, site), priced.before_price);

test('shows what was taken off', () => {
  expect(reducedOf({ ...car, before_price: 28_000 })).toEqual({ was: 28_000, now: 25_990, saving: 2_010 });
});

test('compares with the offer when that is the price shown', () => {
  expect(reducedOf({ ...car, before_price: 25_990, offer_price: 23_990 })?.saving).toBe(2_000);
});

test.each([
  ['the price did not fall', { before_price: 25_990 }],
  ['the price rose', { before_price: 24_000 }],
  ['there was no earlier price', { before_price: null }],
  ['no price is shown', { before_price: 28_000, price: null }],
])('shows nothing when %s', (_case, change) => {
  expect(reducedOf({ ...car, ...change })).toBeNull();
});

test('does not set a weekly subscription against a purchase price', () => {
  const subscription = { ...rules, flags: { subscription_site: true } };

  expect(reducedOf({ ...car, before_price: 28_000, subscription_price: 199 }, subscription)).toBeNull();
});
