import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { PriceChange } from '@shared-kit/contracts/vehicle/price-change.contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { vehiclePrices } from '../vehicle-page.schema';

/**
 * What these vehicles have cost, by their ids, each oldest first and as the database noted it: none of a vehicle that only
 * ever had one price, and none at all where the site shows no history.
 */
export async function findPriceHistories(
  tx: Tx,
  site: TenantSite,
  ids: readonly string[],
): Promise<Map<string, PriceChange[]>> {
  if (ids.length === 0 || !settingsOf(site.config, 'mfe-vehicle').price_history) return new Map();
  const rows = await tx
    .select()
    .from(vehiclePrices)
    .where(and(eq(vehiclePrices.groupSlug, site.group_slug), inArray(vehiclePrices.vehicleId, [...ids])))
    .orderBy(asc(vehiclePrices.since));
  const histories = Map.groupBy(rows, ({ vehicleId }) => vehicleId);
  return new Map(
    [...histories]
      .filter(([, prices]) => prices.length > 1)
      .map(([id, prices]) => [
        id,
        prices.map(({ since, price, priceType }) => ({ since: since.toISOString(), price, price_type: priceType })),
      ]),
  );
}
