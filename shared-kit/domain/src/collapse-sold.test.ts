import { collapseSold } from './collapse-sold';

/** Capital letters are available cars, small ones sold. */
const hits = (letters: string) =>
  Array.from(letters, (name) => ({ name, status: name === name.toUpperCase() ? 'in_stock' : 'sold' }));

test.each([
  ['AbcD', 'AbD'],
  ['abA', 'aA'],
  ['abc', 'abc'],
  ['ABC', 'ABC'],
  ['AbCdEfg', 'AbCdEf'],
  ['', ''],
])('shows %s as %s', (found, shown) => {
  const names = collapseSold(hits(found)).map(({ name }) => name);

  expect(names.join('')).toBe(shown);
});
