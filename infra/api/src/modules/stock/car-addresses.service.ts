import { and, asc, count, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { isForSale } from './for-sale.service';
import { siteStock } from './site-stock';
import { vehicles } from './stock.schema';

/** Where a car's page is, and when an import last touched it. */
export type CarAddress = { slug: string; changedAt: Date };

export async function countCarAddresses(tx: Tx, site: TenantSite): Promise<number> {
  const [row] = await tx
    .select({ cars: count() })
    .from(vehicles)
    .where(and(siteStock(site), isForSale));
  return row?.cars ?? 0;
}

/** Cars that can be bought on a site, `limit` of them in order of their slugs from `offset`. Call it in the site's scope. */
export async function listCarAddresses(
  tx: Tx,
  site: TenantSite,
  { limit, offset }: { limit: number; offset: number },
): Promise<CarAddress[]> {
  const rows = await tx
    .select({
      slug: vehicles.slug,
      changedAt: sql<string>`greatest(${vehicles.createdAt}, (select i.finished_at from stock_import i where i.id = ${vehicles.importId}))`,
    })
    .from(vehicles)
    .where(and(siteStock(site), isForSale))
    .orderBy(asc(vehicles.slug))
    .limit(limit)
    .offset(offset);
  return rows.map(({ slug, changedAt }) => ({ slug, changedAt: new Date(changedAt) }));
}
