import { OWN_PAGES, signInTypeOf } from './own-pages';

test('each of a shopper’s own pages has an address and a route of its own', () => {
  for (const names of [OWN_PAGES.map(({ id }) => id), OWN_PAGES.map(({ path }) => path)])
    expect(new Set(names).size).toBe(OWN_PAGES.length);
});

test.each([
  ['/watchlist', 'watchlist'],
  ['/watchlist/', 'watchlist'],
  ['/my-garage', 'account'],
  ['/my-garage/', 'account'],
  ['/finance', 'account'],
])('who comes to %s signs in for: %s', (address, type) => {
  expect(signInTypeOf(address)).toBe(type);
});
