import type { CountedFacet } from './counted-facets';
import { packFacets, unpack } from './pack-facets';

const radixes: Partial<Record<CountedFacet, number>> = {
  make: 30,
  model: 150,
  car_type: 4,
  fuel: 7,
  body: 14,
  colour: 15,
  year: 2_200,
  badge: 400,
};
const radixOf = (attribute: CountedFacet) => radixes[attribute] ?? 2;
const all = Object.keys(radixes) as CountedFacet[];

test('every attribute is in exactly one pack, and there are fewer packs than attributes', () => {
  const packs = packFacets(all, radixOf);

  expect(
    packs
      .flat()
      .map(({ attribute }) => attribute)
      .sort(),
  ).toEqual([...all].sort());
  expect(packs.length).toBeLessThan(all.length - 2);
});

test('what is packed comes apart again, the largest codes included', () => {
  for (const pack of packFacets(all, radixOf)) {
    const codes = pack.map(({ radix }) => radix - 1);
    let factor = 1;
    const packed = pack.reduce((sum, { radix }, index) => {
      const next = sum + (codes[index] ?? 0) * factor;
      factor *= radix;
      return next;
    }, 0);

    expect(unpack(pack, packed)).toEqual(codes);
    expect(packed).toBeLessThan(2 ** 31);
  }
});

test('a make and its models are packed together unless the number would not fit', () => {
  const together = (radix: number) => packFacets(['make', 'model'], () => radix).length;

  expect(together(1_000)).toBe(1);
  expect(together(50_000)).toBe(2);
});
