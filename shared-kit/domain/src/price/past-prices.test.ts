import { pastPrices } from './past-prices';

const site = { no_price_text: 'Ask us', default_price_type: 'Drive Away' };
const car = {
  ...{ price: 28_000, offer_price: 27_000, subscription_price: null, preorder: false },
  price_type: 'Excl. Govt. Charges',
};
const first = { since: '2026-09-01T00:00:00Z', price: 31_000, price_type: 'Drive Away' };
const last = { since: '2026-09-09T00:00:00Z', price: 28_000, price_type: 'Excl. Govt. Charges' };
const shown = (...history: Parameters<typeof pastPrices>[1]) =>
  pastPrices(car, history, site).map(({ text, type, since }) => [text, type, since.slice(0, 10)]);

test('each price stands with the type it had then, the newest first, without the offer of today', () => {
  expect(shown(first, last)).toEqual([
    ['$28,000', 'Excl. Govt. Charges', '2026-09-09'],
    ['$31,000', 'Drive Away', '2026-09-01'],
  ]);
});

test("of a past price nobody noted a type for, neither today's nor the site's is claimed; today's has its own", () => {
  const [now, then] = pastPrices(
    car,
    [
      { ...first, price_type: null },
      { ...last, price_type: null },
    ],
    site,
  );

  expect(now?.type).toBe('Excl. Govt. Charges');
  expect(then?.type).not.toMatch(/Drive Away|Excl/);
});

test('a card that stated no type had that of its site', () => {
  expect(shown({ ...first, price_type: '' }, last)[1]).toEqual(['$31,000', 'Drive Away', '2026-09-01']);
});

test('one price, a change within a day and times without a price are no history', () => {
  expect(shown(last)).toEqual([]);
  expect(shown(first, { ...last, since: '2026-09-01T23:59:59Z' })).toEqual([]);
  expect(shown({ ...first, price: null }, last)).toEqual([]);
});
