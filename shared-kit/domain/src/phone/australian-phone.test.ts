import { AUSTRALIAN_PHONE, dialled, internationalPhone, isMobile } from './australian-phone';

test.each([
  ['0412 345 678', true, true],
  ['+61 412 345 678', true, true],
  ['(04) 1234-5678', true, true],
  ['0412.345.678', true, true],
  ['61412345678', true, true],
  ['+61 (0)412 345 678', true, true],
  ['0061 412 345 678', true, true],
  ['0011 61 412 345 678', true, true],
  ['０４１２ ３４５ ６７８', true, true],
  ['0412\u2011345\u2011678', true, true],
  ['0412\u2013345\u2212678', true, true],
  ['\u202A0412\u00A0345\u200B678\u202C', true, true],
  ['tel:+61412345678', true, true],
  ['6141234567', false, false],
  ['614123456789', false, false],
  ['0061 64 21 123 456', false, false],
  ['07 3808 9999', true, false],
  ['+61738089999', true, false],
  ['1300 975 707', false, false],
  ['0512345678', false, false],
  ['041234567', false, false],
  ['+64211234567', false, false],
])('%s: a number %s, a mobile %s', (written, isNumber, mobile) => {
  expect([AUSTRALIAN_PHONE.test(dialled(written)), isMobile(written)]).toEqual([isNumber, mobile]);
});

test.each([
  ['0412345678', '+61412345678'],
  ['1300975707', '+611300975707'],
])('%s is %s from abroad', (national, abroad) => {
  expect(internationalPhone(national)).toBe(abroad);
});
