import type { CountedFacet } from './counted-facets';

/** Several attributes in one whole number, the first in the lowest digits; `radix` is one more than the largest code. */
export type Pack = readonly { attribute: CountedFacet; radix: number }[];

/** More combinations than this cost more to send and unpack than a grouping of their own. */
const MAX_COMBINATIONS = 1_500;

/** A model's name says its make, so the two together have hardly more values than the model alone. */
const COMPANIONS: Partial<Record<CountedFacet, CountedFacet>> = { make: 'model', location_name: 'state' };

/**
 * Sorts attributes into few packs. PostgreSQL counts each pack by hashing one integer, so the
 * fewer packs the faster; the codes come apart again in `unpack`.
 */
export function packFacets(attributes: readonly CountedFacet[], radixOf: (attribute: CountedFacet) => number): Pack[] {
  const packs: { attribute: CountedFacet; radix: number }[][] = [];
  const left = new Set(attributes);
  for (const [first, second] of Object.entries(COMPANIONS) as [CountedFacet, CountedFacet][]) {
    if (!left.has(first) || !left.has(second) || radixOf(first) * radixOf(second) > MAX_PACKED) continue;
    packs.push([first, second].map((attribute) => ({ attribute, radix: radixOf(attribute) })));
    left.delete(first);
    left.delete(second);
  }
  const open: { size: number; pack: { attribute: CountedFacet; radix: number }[] }[] = [];
  const bySize = [...left]
    .map((attribute) => ({ attribute, radix: radixOf(attribute) }))
    .toSorted((a, b) => b.radix - a.radix);
  for (const entry of bySize) {
    const room = open.find(({ size }) => size * entry.radix <= MAX_COMBINATIONS);
    if (room) {
      room.pack.push(entry);
      room.size *= entry.radix;
    } else {
      open.push({ size: entry.radix, pack: [entry] });
    }
  }
  return [...packs, ...open.map(({ pack }) => pack)];
}

/** The largest number that a packed column holds. */
const MAX_PACKED = 2 ** 31 - 1;

/** The codes in a packed number, in the order of its attributes. */
export function unpack(pack: Pack, packed: number): number[] {
  let rest = packed;
  return pack.map(({ radix }) => {
    const code = rest % radix;
    rest = Math.floor(rest / radix);
    return code;
  });
}
