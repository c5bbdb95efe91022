import { carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { and, asc, gt } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { isForSale } from './for-sale.service';
import { siteStock } from './site-stock';
import { vehicles } from './stock.schema';

/** The next of a site's cars for sale behind an id, in the order of their ids: for what goes through all of them. */
export async function listSiteVehicles(tx: Tx, site: TenantSite, after: string, limit: number): Promise<Car[]> {
  const rows = await tx
    .select({ doc: vehicles.doc })
    .from(vehicles)
    .where(and(siteStock(site), isForSale, gt(vehicles.id, after)))
    .orderBy(asc(vehicles.id))
    .limit(limit);
  return rows.map(({ doc }) => carSchema.parse(doc));
}
