import { belowMarket } from './below-market';

test.each([
  [19_500, 20_000, 'in_stock', 500],
  [19_501, 20_000, 'in_stock', null],
  [15_000, null, 'in_stock', null],
  [null, 20_000, 'in_stock', null],
  [1, 20_000, 'in_stock', null],
  [15_000, 20_000, 'sold', null],
])('a car at %s among others at %s, %s: %s below', (price, average, status, saving) => {
  expect(belowMarket({ price, average_market_price: average, status })).toBe(saving);
});
