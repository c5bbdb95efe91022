import { parseSearch } from '../search/search-url';
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

test('a sentence in the address never ends in half a pictograph', () => {
  const { query, near } = parseSearch(new URLSearchParams({ query: `${'x'.repeat(199)}🚙`, near: 'Gympie' }));

  expect([query, query.isWellFormed(), near?.place]).toEqual(['x'.repeat(199), true, 'Gympie']);
});
