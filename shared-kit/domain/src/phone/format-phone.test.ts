import { formatPhone, phoneHref, shopperPhone } from './format-phone';

test.each([
  ['+61738089999', '07 3808 9999'],
  ['61738089999', '07 3808 9999'],
  ['+61 (0)7 3808 9999', '07 3808 9999'],
  ['(07) 3808-9999', '07 3808 9999'],
  ['0412345678', '04 1234 5678'],
  ['1300975707', '1300 975 707'],
  ['+611300975707', '1300 975 707'],
  ['1800 222 333', '1800 222 333'],
  ['131 008', '13 10 08'],
  ['3808 9999', '3808 9999'],
  ['+64 9 555 0100', '+64 9 555 0100'],
])('shows %s as %s', (written, shown) => {
  expect(formatPhone(written)).toBe(shown);
});

test('groups mobiles 4-3-3 for a site that asks for it, landlines never', () => {
  expect(formatPhone('+61412345678', { mobile: '4-3-3' })).toBe('0412 345 678');
  expect(formatPhone('+61738089999', { mobile: '4-3-3' })).toBe('07 3808 9999');
});

test.each([
  ['07 3808 9999', 'tel:+61738089999'],
  ['+61738089999', 'tel:+61738089999'],
  ['1300 975 707', 'tel:+611300975707'],
  ['13 10 08', 'tel:+61131008'],
  ['+64 9 555 0100', 'tel:+6495550100'],
])('dials %s as %s', (written, href) => {
  expect(phoneHref(written)).toBe(href);
});

test.each([
  ['Sales: 07 3808 9999', 'tel:+61738089999'],
  ['07 3808 9999 (ask for Robin) or 0412 345 678', 'tel:+61738089999'],
  ['07 3808 9999 / 0412 345 678', 'tel:+61738089999'],
  ['(07) 3808 9999 0412 345 678', 'tel:+61738089999'],
  ['+61 (0)7 3808 9999, +61 412 345 678', 'tel:+61738089999'],
  ['07 3808 9999 ext 12', 'tel:+61738089999'],
  ['07 3808 9999/98', 'tel:+61738089999'],
  ['24 hours: 1300 975 707', 'tel:+611300975707'],
])('of %s dials the first whole number', (written, href) => {
  expect(phoneHref(written)).toBe(href);
});

test.each(['', 'call us', '1300 CORELLA', '3808 9999', '13', '07 3808 99991', '+61 7 3808', '0512345678'])(
  'links nowhere from "%s": there is no whole number in it',
  (written) => {
    expect(phoneHref(written)).toBeUndefined();
  },
);

test.each([
  ['+61491570156', '0491 570 156'],
  ['0733331234', '07 3333 1234'],
  ['1300555123', '1300 555 123'],
  ['131008', '13 10 08'],
  ['+64 9 555 0100', '+64 9 555 0100'],
  ['', ''],
])('a shopper’s %s is written %s', (written, shown) => {
  expect(shopperPhone(written)).toBe(shown);
});
