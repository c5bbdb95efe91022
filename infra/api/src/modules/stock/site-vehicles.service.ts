import { and, asc, gt, inArray } from 'drizzle-orm';
import { carSchema } from '@shared-kit/contracts/car.contract';
import type { Car } from '@shared-kit/contracts/car.contract';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { siteStock } from './site-stock';
import { vehicles } from './stock.schema';

/** The next of a site's cars for sale behind an id, in the order of their ids: for what goes through all of them. */
export async function listSiteVehicles(tx: Tx, site: TenantSite, after: string, limit: number): Promise<Car[]> {
  const rows = await tx
    .select({ doc: vehicles.doc })
    .from(vehicles)
    .where(and(siteStock(site), inArray(vehicles.status, ['in_stock', 'coming_soon']), gt(vehicles.id, after)))
    .orderBy(asc(vehicles.id))
    .limit(limit);
  return rows.map(({ doc }) => carSchema.parse(doc));
}
