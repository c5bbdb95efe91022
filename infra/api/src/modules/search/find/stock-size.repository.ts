import { assumptionText } from '@shared-kit/contracts/finance/finance-assumption';
import { rangeFilters } from '@shared-kit/contracts/search/search-fields';
import type { RangeFilter, SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Tx } from '../../../db/db';
import { numberSql } from '../filters/number-sql';
import type { SqlSite } from '../filters/number-sql';

const MAX_SITES = 1_000;
/** Sold cars leave by the clock, so a site's stock is measured anew now and then, in milliseconds. */
const AGE_MS = 60_000;

/** All a site shows, whatever is searched for: how many cars, and between which figures. */
export type StockSize = { count: number; bounds: NonNullable<SearchResponse['bounds']> };

type Row = Record<'count', number> & Record<`${RangeFilter}_${'min' | 'max'}`, number | null>;

/** Measures each site's stock once for every revision of it. */
export function rememberStockSizes() {
  const sizes = new LRUCache<string, StockSize>({ max: MAX_SITES, ttl: AGE_MS });
  return async (tx: Tx, site: SqlSite, revision: string, scope: readonly SQL[]): Promise<StockSize> => {
    const terms = site.assumption ? assumptionText(site.assumption) : '';
    const key = `${site.slug}|${site.config.revision}|${revision}|${terms}`;
    const known = sizes.get(key);
    if (known) return known;
    const size = await measure(tx, site, scope);
    sizes.set(key, size);
    return size;
  };
}

async function measure(tx: Tx, site: SqlSite, scope: readonly SQL[]): Promise<StockSize> {
  const ends = rangeFilters.map((name) => {
    const number = numberSql(name, site);
    return sql`min(${number}) as ${sql.raw(`${name}_min`)}, max(${number}) as ${sql.raw(`${name}_max`)}`;
  });
  const { rows } = await tx.execute<Row>(sql`
    select count(*)::int as count, ${sql.join(ends, sql`, `)}
    from vehicle_facet f where ${sql.join([...scope], sql` and `)}`);
  const [row] = rows;
  const between = (name: RangeFilter) => {
    const [min, max] = [row?.[`${name}_min`] ?? null, row?.[`${name}_max`] ?? null];
    return min === null || max === null ? null : { min, max };
  };
  return {
    count: row?.count ?? 0,
    bounds: { price: between('price'), km: between('km'), year: between('year'), weekly: between('weekly') },
  };
}
