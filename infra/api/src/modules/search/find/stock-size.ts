import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { SearchResponse } from '@shared-kit/contracts/search.contract';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { priceColumn, weeklyColumn } from '../facets/counted-facets';

const MAX_SITES = 1_000;
/** Sold cars leave by the clock, so a site's stock is measured anew now and then, in milliseconds. */
const AGE_MS = 60_000;

/** All a site shows, whatever is searched for: how many cars, and between which figures. */
export type StockSize = { count: number; bounds: NonNullable<SearchResponse['bounds']> };

type Row = Record<'count', number> & Record<`${'price' | 'km' | 'year' | 'weekly'}_${'min' | 'max'}`, number | null>;

/** Measures each site's stock once for every revision of it. */
export function rememberStockSizes() {
  const sizes = new LRUCache<string, StockSize>({ max: MAX_SITES, ttl: AGE_MS });
  return async (tx: Tx, site: TenantSite, revision: string, scope: readonly SQL[]): Promise<StockSize> => {
    const key = `${site.slug}|${site.config.revision}|${revision}`;
    const known = sizes.get(key);
    if (known) return known;
    const size = await measure(tx, site, scope);
    sizes.set(key, size);
    return size;
  };
}

async function measure(tx: Tx, site: TenantSite, scope: readonly SQL[]): Promise<StockSize> {
  const [price, weekly] = [priceColumn(site), weeklyColumn(site)];
  const { rows } = await tx.execute<Row>(sql`
    select count(*)::int as count, min(${price}) as price_min, max(${price}) as price_max,
      min(f.km) as km_min, max(f.km) as km_max, min(nullif(f.year, 0)) as year_min, max(nullif(f.year, 0)) as year_max,
      min(${weekly}) as weekly_min, max(${weekly}) as weekly_max
    from vehicle_facet f where ${sql.join([...scope], sql` and `)}`);
  const [row] = rows;
  const between = (name: 'price' | 'km' | 'year' | 'weekly') => {
    const [min, max] = [row?.[`${name}_min`] ?? null, row?.[`${name}_max`] ?? null];
    return min === null || max === null ? null : { min, max };
  };
  return {
    count: row?.count ?? 0,
    bounds: { price: between('price'), km: between('km'), year: between('year'), weekly: between('weekly') },
  };
}
