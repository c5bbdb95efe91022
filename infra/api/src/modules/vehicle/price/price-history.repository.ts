import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { vehiclePrices } from '../vehicle-page.schema';

/** A car's prices, oldest first; nothing where it only ever had one. */
export async function findPriceHistory(
  tx: Tx,
  site: TenantSite,
  vehicleId: string,
): Promise<ShownCar['price_history']> {
  const rows = await tx
    .select({ since: vehiclePrices.since, price: vehiclePrices.price })
    .from(vehiclePrices)
    .where(and(eq(vehiclePrices.groupSlug, site.group_slug), eq(vehiclePrices.vehicleId, vehicleId)))
    .orderBy(asc(vehiclePrices.since));
  return rows.length < 2 ? [] : rows.map(({ since, price }) => ({ since: since.toISOString(), price }));
}
