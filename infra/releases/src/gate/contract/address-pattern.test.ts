import { fitsPattern, pathOf } from './address-pattern';

test.each([
  ['/finance', '/finance', true],
  ['/finance/', '/Finance', true],
  ['/cars/:slug', '/cars/kia-seltos', true],
  ['/cars/:slug', '/cars/:slug', true],
  ['/search/:scope/:model?', '/search/used-cars', true],
  ['/search/:scope/:model?', '/search/used-cars/kia', true],
  ['/search/:scope/:model?', '/search', false],
  ['/cars/:slug', '/cars/kia-seltos/checkout', false],
  ['/cars/trade-in', '/cars/:slug', false],
  ['/finance', '/financed', false],
  ['/', '/', true],
])('%s has %s: %s', (pattern, path, fits) => {
  expect(fitsPattern(pattern, path)).toBe(fits);
});

test.each([
  ['/finance?back=/search#top', '/finance'],
  ['/success?form=enquiry', '/success'],
  ['/trade-in/', '/trade-in'],
  ['https://elsewhere.example/finance', null],
  ['//elsewhere.example/finance', null],
  ['tel:1300', null],
])('the path of %s is %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});
