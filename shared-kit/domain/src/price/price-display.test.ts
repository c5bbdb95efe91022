import { priceDisplay, priceText, purchasePrice } from './price-display';

const unpriced = { price: null, offer_price: null, subscription_price: null, preorder: false };
const ordinary = { no_price_text: 'Enquire for price.', flags: { subscription_site: false } };
const subscription = { ...ordinary, flags: { subscription_site: true } };

test('shows the subscription price on a subscription site', () => {
  const car = { ...unpriced, subscription_price: 199, offer_price: 23_990, price: 25_990 };

  expect(priceDisplay(car, subscription)).toEqual({
    kind: 'subscription',
    text: '$199',
    type: 'a week by subscription',
    amount: 199,
  });
});

test('ignores the subscription price anywhere else', () => {
  expect(priceDisplay({ ...unpriced, subscription_price: 199, price: 25_990 }, ordinary).text).toBe('$25,990');
});

test('what it costs to buy is said where it can be had by subscription too', () => {
  const car = { ...unpriced, subscription_price: 199, price: 25_990, price_type: 'Drive Away' };

  expect(purchasePrice(car, subscription)).toEqual({
    kind: 'price',
    text: '$25,990',
    type: 'Drive Away',
    amount: 25_990,
  });
});

test('goes on to the price when a subscription costs nothing', () => {
  expect(priceDisplay({ ...unpriced, subscription_price: 0, price: 25_990 }, subscription).kind).toBe('price');
});

test.each([
  ['an offer beats the price', { offer_price: 23_990, price: 25_990 }, '$23,990', 'offer'],
  ['an offer above the price is still an offer', { offer_price: 26_990, price: 25_990 }, '$26,990', 'offer'],
  ['an offer of 10 is a placeholder', { offer_price: 10, price: 25_990 }, '$25,990', 'price'],
  ['an offer of 11 is real', { offer_price: 11, price: 25_990 }, '$11', 'offer'],
  ['a price of 11 is real', { price: 11 }, '$11', 'price'],
  ['a price of 10 is a placeholder', { price: 10 }, 'Enquire for price.', 'none'],
  ['a car without price may be preordered', { preorder: true }, 'PREORDER', 'preorder'],
  ['a price beats preorder', { preorder: true, price: 30_000 }, '$30,000', 'price'],
  ['a placeholder does not beat preorder', { preorder: true, price: 10 }, 'PREORDER', 'preorder'],
  ['nothing is left to show', {}, 'Enquire for price.', 'none'],
])('%s', (_case, car, text, kind) => {
  expect(priceDisplay({ ...unpriced, ...car }, ordinary)).toMatchObject({ kind, text });
});

test.each([
  [
    'by subscription beside its week, whatever the price includes',
    { subscription_price: 199, price: 30_000 },
    'a week by subscription',
  ],
  ['beside a price what it includes', { price: 30_000 }, 'Drive Away'],
  ['beside an offer too', { offer_price: 29_000, price: 30_000 }, 'Drive Away'],
  ['nothing beside a preorder', { preorder: true }, null],
  ['nothing beside no price', {}, null],
])('says %s', (_case, car, type) => {
  expect(priceDisplay({ ...unpriced, ...car, price_type: 'Drive Away' }, subscription).type).toBe(type);
});

test("uses the site's own words for no price, and says there is no amount", () => {
  expect(priceDisplay(unpriced, { ...ordinary, no_price_text: 'POA' })).toEqual({
    kind: 'none',
    text: 'POA',
    type: null,
    amount: null,
  });
});

test.each([
  [null, undefined, 'Price type not stated', '$30,000 (price type not stated)'],
  [' ', null, 'Price type not stated', '$30,000 (price type not stated)'],
  [null, 'Excl. Govt. Charges', 'Excl. Govt. Charges', '$30,000 Excl. Govt. Charges'],
  ['Drive Away', 'Excl. Govt. Charges', 'Drive Away', '$30,000 Drive Away'],
])('a price of type %p on a site that states %p never stands alone (A-61)', (own, stated, type, text) => {
  const site = stated === undefined ? ordinary : { ...ordinary, default_price_type: stated };
  const shown = priceDisplay({ ...unpriced, price: 30_000, price_type: own }, site);

  expect(shown.type).toBe(type);
  expect(priceText(shown)).toBe(text);
});

test('the total with government charges goes with the price it belongs to, and with no other', () => {
  const drive_away = { text: '$32,100', type: 'estimated drive-away in QLD, 3 Nov 2026' };
  const car = { ...unpriced, price: 30_000, price_type: 'Excl. Govt. Charges', drive_away };
  const words = 'Excl. Govt. Charges, $32,100 estimated drive-away in QLD, 3 Nov 2026';

  expect(priceText(priceDisplay(car, ordinary))).toBe(`$30,000 ${words}`);
  expect(priceText(priceDisplay({ ...car, offer_price: 29_000 }, ordinary))).toBe(`$29,000 ${words}`);
  expect(priceDisplay({ ...car, subscription_price: 199 }, subscription).estimate).toBeUndefined();
  expect(priceDisplay({ ...car, price: null }, ordinary).estimate).toBeUndefined();
});

test('words that are no price have no type', () => {
  expect(priceText(priceDisplay({ ...unpriced, price_type: 'Drive Away' }, ordinary))).toBe('Enquire for price.');
});
