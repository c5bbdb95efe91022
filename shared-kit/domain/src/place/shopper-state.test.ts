import { withPostcodeOf } from './shopper-state';

test.each([
  ['delivery_postcode=4870', '/cars/x/checkout?delivery_postcode=4870'],
  ['term=5&delivery_postcode=+0800+', '/cars/x/checkout?delivery_postcode=0800'],
  ['delivery_postcode=9999', '/cars/x/checkout'],
  ['delivery_postcode=4870%26price%3D1', '/cars/x/checkout'],
  ['delivery_postcode=', '/cars/x/checkout'],
  ['', '/cars/x/checkout'],
])('a page of %p leads on to %p', (page, path) => {
  expect(withPostcodeOf('/cars/x/checkout', new URLSearchParams(page))).toBe(path);
});
