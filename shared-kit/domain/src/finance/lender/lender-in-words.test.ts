import { lenderInWords } from './lender-in-words';

test.each([
  ['Manual', 'this dealer'],
  ['manual', 'this dealer'],
  ['Taurus Finance', 'Taurus Finance'],
  ['360 Finance', '360 Finance'],
])('terms of %p are those of %s', (provider, words) => {
  expect(lenderInWords(provider)).toBe(words);
});
