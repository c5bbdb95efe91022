import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { FacetAttribute } from '../stock/index/facet-attributes';
import { columnOf } from './search-conditions';
import type { ShopperFilter } from './search-conditions';

export type FacetCount = { attribute: FacetAttribute; code: number; count: number };
export type FacetCounts = { total: number; facets: FacetCount[] };

/**
 * Counts every facet in one scan. A facet is counted as if its own filter were not set, so that
 * a shopper sees what each further choice would add. `missed` has a bit for each filter that a
 * row fails: a row counts where it misses nothing, or only the facet's own filter.
 */
export async function countFacets(
  tx: Tx,
  { scope, filters, attributes }: { scope: readonly SQL[]; filters: readonly ShopperFilter[]; attributes: readonly FacetAttribute[] },
): Promise<FacetCounts> {
  // A filter without an open facet excludes rows outright.
  const closed = filters.filter(({ attribute }) => attribute === undefined || !attributes.includes(attribute));
  const open = filters.filter((filter) => !closed.includes(filter));
  const where = sql.join([...scope, ...closed.map(({ condition }) => condition)], sql` and `);
  const columns = attributes.map(columnOf);
  const bits = open.map(({ condition }, index) => sql`(case when ${condition} then 0 else ${sql.raw(String(1 << index))} end)`);
  const missed = bits.length > 0 ? sql.join(bits, sql` + `) : sql`0`;
  const counts = open.map((_filter, index) => sql`count(*) filter (where missed = ${sql.raw(String(1 << index))})::int`);

  const { rows } = await tx.execute<Record<string, number | number[]>>(sql`
    select grouping(${names(attributes)}) as g, ${names(attributes)},
      count(*) filter (where missed = 0)::int as met, array[${sql.join(counts, sql`, `)}]::int[] as others
    from (
      select ${sql.join([...columns, sql`${missed} as missed`], sql`, `)} from vehicle_facet f where ${where}
    ) rows
    ${bits.length > 0 ? sql`where missed & (missed - 1) = 0` : sql``}
    group by grouping sets ((), ${sql.join(attributes.map((attribute) => sql`(${names([attribute])})`), sql`, `)})`);
  return readRows(rows, attributes, open);
}

function readRows(rows: Record<string, number | number[]>[], attributes: readonly FacetAttribute[], open: readonly ShopperFilter[]): FacetCounts {
  // GROUPING has a bit for each column that a row is not grouped by, the first column's the highest.
  const all = 2 ** attributes.length - 1;
  const attributeOf = new Map(attributes.map((attribute, index) => [all - 2 ** (attributes.length - 1 - index), attribute]));
  const own = new Map(open.map(({ attribute }, index) => [attribute, index]));
  const result: FacetCounts = { total: 0, facets: [] };
  for (const row of rows) {
    const met = Number(row['met']);
    const attribute = attributeOf.get(Number(row['g']));
    if (attribute === undefined) {
      result.total = met;
      continue;
    }
    const index = own.get(attribute);
    const others = row['others'];
    const count = met + (index === undefined || !Array.isArray(others) ? 0 : (others[index] ?? 0));
    const code = Number(row[attribute]);
    if (count > 0 && code > 0) result.facets.push({ attribute, code, count });
  }
  return result;
}

function names(attributes: readonly FacetAttribute[]): SQL {
  return sql.raw(attributes.join(', '));
}
