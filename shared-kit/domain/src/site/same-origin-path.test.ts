import { sameOriginPath } from './same-origin-path';

test.each(['/', '/watchlist', '/cars/2021-mazda-cx-5?from=search#enquire', '/search/used-cars?range%5Bprice%5D=1%3A2'])(
  'lets a path of the site through: %s',
  (path) => {
    expect(sameOriginPath(path)).toBe(path);
  },
);

test.each([
  'https://evil.example',
  '//evil.example/watchlist',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'javascript:alert(1)',
  'watchlist',
  '',
  null,
  undefined,
])('refuses what could lead to another origin: %j', (typed) => {
  expect(sameOriginPath(typed)).toBeNull();
});
