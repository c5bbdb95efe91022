import { and, eq, inArray } from 'drizzle-orm';
import { carCardSchema } from '@shared-kit/contracts/car.contract';
import type { CarCard } from '@shared-kit/contracts/car.contract';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { vehicles } from '../stock/stock.schema';
import { siteStock } from '../vehicle/site-stock';

/** The card of a car that this site shows; null for any other. */
export async function findSiteCard(tx: Tx, site: TenantSite, carId: string): Promise<CarCard | null> {
  const [row] = await tx
    .select({ card: vehicles.card })
    .from(vehicles)
    .where(and(siteStock(site), eq(vehicles.id, carId)));
  return row ? carCardSchema.parse(row.card) : null;
}

/** What the scope's group still has of these cars, by id, whether or not a site shows it now. */
export async function findStockCards(tx: Tx, ids: readonly string[]): Promise<Map<string, CarCard>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: vehicles.id, card: vehicles.card })
    .from(vehicles)
    .where(inArray(vehicles.id, [...ids]));
  return new Map(rows.map(({ id, card }) => [id, carCardSchema.parse(card)]));
}
