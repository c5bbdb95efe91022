import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { CountedFacet } from './counted-facets';
import { packFacets, unpack } from './pack-facets';
import type { Pack } from './pack-facets';
import type { ShopperFilter } from '../find/search-conditions';

export type FacetCounts = { total: number; facets: Map<CountedFacet, Map<number, number>> };

type FacetQuery = {
  scope: readonly SQL[];
  filters: readonly ShopperFilter[];
  attributes: readonly CountedFacet[];
  /** One more than the largest code of an attribute. */
  radixOf: (attribute: CountedFacet) => number;
  /** Where a row has its code. */
  columnOf: (attribute: CountedFacet) => SQL;
};

/**
 * Counts every facet in one scan. A facet is counted as if its own filter were not set, so that
 * a shopper sees what each further choice would add. `missed` has a bit for each filter that a
 * row fails: a row counts where it misses nothing, or only the facet's own filter.
 */
export async function countFacets(
  tx: Tx,
  { scope, filters, attributes, radixOf, columnOf }: FacetQuery,
): Promise<FacetCounts> {
  // A filter without an open facet excludes rows outright.
  const open = filters.filter(({ attribute }) => attribute !== undefined && attributes.includes(attribute));
  const closed = filters.filter((filter) => !open.includes(filter)).map(({ condition }) => condition);
  const packs = packFacets(attributes, radixOf);
  const keys = packs.map((_pack, index) => `k${index}`);
  const sets = keys.length > 0 ? keys.map((key) => `(${key})`).join(', ') : '()';
  const bits = open.map(
    ({ condition }, index) => sql`case when ${condition} then 0 else ${sql.raw(String(1 << index))} end`,
  );
  const counts = ['matched', ...open.map((_filter, index) => `other${index}`)];
  const meets = counts.map(
    (name, index) => `count(*) filter (where missed = ${index === 0 ? 0 : 1 << (index - 1)})::int as ${name}`,
  );

  const { rows } = await tx.execute<Record<string, number>>(sql`
    select ${sql.raw([keys.length > 0 ? `grouping(${keys.join(', ')}) as g, coalesce(${keys.join(', ')}) as k` : '0 as g, 0 as k', ...meets].join(', '))}
    from (
      select ${sql.join([...packs.map((pack, index) => packed(pack, index, columnOf)), bits.length > 0 ? sql`${sql.join(bits, sql` + `)} as missed` : sql`0 as missed`], sql`, `)}
      from vehicle_facet f where ${sql.join([...scope, ...closed], sql` and `)}
    ) rows
    ${sql.raw(bits.length > 0 ? 'where missed & (missed - 1) = 0' : '')}
    group by grouping sets (${sql.raw(sets)})`);
  return readRows(rows, packs, open);
}

function packed(pack: Pack, index: number, columnOf: FacetQuery['columnOf']): SQL {
  let factor = 1;
  const digits = pack.map(({ attribute, radix }) => {
    const digit = factor === 1 ? columnOf(attribute) : sql`${columnOf(attribute)} * ${sql.raw(String(factor))}`;
    factor *= radix;
    return digit;
  });
  return sql`${sql.join(digits, sql` + `)} as ${sql.raw(`k${index}`)}`;
}

function readRows(rows: Record<string, number>[], packs: readonly Pack[], open: readonly ShopperFilter[]): FacetCounts {
  // GROUPING has a bit for each key that a row is not grouped by, the first key's the highest.
  const all = 2 ** packs.length - 1;
  const packOf = new Map(packs.map((pack, index) => [all - 2 ** (packs.length - 1 - index), pack]));
  const otherOf = new Map(open.map(({ attribute }, index) => [attribute, `other${index}`]));
  const result: FacetCounts = { total: 0, facets: new Map() };
  for (const row of rows) {
    const { g = 0, k = 0, matched = 0 } = row;
    const pack = packOf.get(g);
    // Every pack holds every row once; the first one's sum is the total.
    if (pack === packs[0]) result.total += matched;
    if (!pack) continue;
    const codes = unpack(pack, k);
    pack.forEach(({ attribute }, index) => {
      const other = otherOf.get(attribute);
      addCount(result.facets, attribute, codes[index] ?? 0, matched + (other === undefined ? 0 : (row[other] ?? 0)));
    });
  }
  return result;
}

function addCount(facets: FacetCounts['facets'], attribute: CountedFacet, code: number, count: number): void {
  if (code <= 0 || count <= 0) return;
  let counts = facets.get(attribute);
  if (!counts) facets.set(attribute, (counts = new Map<number, number>()));
  counts.set(code, (counts.get(code) ?? 0) + count);
}
