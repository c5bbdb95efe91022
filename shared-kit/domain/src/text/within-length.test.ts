import { withinLength } from './within-length';

test.each([
  ['short', 10, 'short'],
  ['as long', 7, 'as long'],
  ['cut here', 3, 'cut'],
  ['van 🚙', 5, 'van '],
  ['van 🚙', 6, 'van 🚙'],
])('of %j in %d code units stays %j', (text, most, kept) => {
  expect(withinLength(text, most)).toBe(kept);
});
