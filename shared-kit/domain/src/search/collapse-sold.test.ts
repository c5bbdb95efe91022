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

test('a run of sold cars is one, for any list', () => {
  let seed = 11;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const pick = <T>(values: readonly T[]): T => values[next(values.length)] as T;
  for (let round = 0; round < 200; round++) {
    const hits = Array.from({ length: next(12) }, (_unused, id) => ({
      id,
      status: pick(['in_stock', 'coming_soon', 'sold', 'sold', 'withdrawn', null]),
    }));
    const isSold = ({ status }: (typeof hits)[number]) => status !== 'in_stock' && status !== 'coming_soon';
    const kept = collapseSold(hits);
    if (hits.every(isSold)) expect(kept).toEqual(hits);
    else {
      expect(kept.filter((hit) => !isSold(hit))).toEqual(hits.filter((hit) => !isSold(hit)));
      expect(kept.some((hit, index) => index > 0 && isSold(hit) && isSold(kept[index - 1]!))).toBe(false);
      // One stays of every run.
      const runs = hits.filter((hit, index) => isSold(hit) && !(index > 0 && isSold(hits[index - 1]!)));
      expect(kept.filter(isSold)).toEqual(runs);
    }
  }
});
