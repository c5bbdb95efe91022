import { PLACEHOLDER_PRICE } from '@shared-kit/domain/price/real-price';
import { and, between, eq, gt, sql } from 'drizzle-orm';
import type { Comparable } from '@shared-kit/domain/vehicle/costs/trade-in-estimate';
import type { Tx } from '../../db/db';
import { vehicles } from './stock.schema';

/** Used vehicles of the scope's group of the same make and model, at most two years apart, with price and kilometres. */
export async function findTradeInComparables(
  tx: Tx,
  { make, model, year }: { make: string; model: string; year: number },
): Promise<Comparable[]> {
  const rows = await tx
    .select({ year: vehicles.year, km: vehicles.km, price: vehicles.price })
    .from(vehicles)
    .where(
      and(
        sql`lower(${vehicles.make}) = lower(${make})`,
        sql`lower(${vehicles.model}) = lower(${model})`,
        eq(vehicles.carType, 'used'),
        between(vehicles.year, year - 2, year + 2),
        gt(vehicles.price, PLACEHOLDER_PRICE),
      ),
    )
    .limit(200);
  return rows.flatMap(({ year: itsYear, km, price }) =>
    itsYear !== null && km !== null && price !== null ? [{ year: itsYear, km, price }] : [],
  );
}
