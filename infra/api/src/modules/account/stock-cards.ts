import { sql } from 'drizzle-orm';
import { carCardSchema } from '@shared-kit/contracts/car.contract';
import type { CarCard } from '@shared-kit/contracts/car.contract';
import type { Tx } from '../../db/db';

/** The cards of these cars, as far as the group has them, in no particular order. */
export async function findCards(tx: Tx, group: string, ids: readonly string[]): Promise<CarCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ card: unknown }>(
    sql`select card from vehicle where group_slug = ${group} and id = any(${sql.param([...ids])}::text[]) and show_on_dealer_website`,
  );
  return rows.map(({ card }) => carCardSchema.parse(card));
}
