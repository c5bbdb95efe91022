import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { leadCarSchema } from './lead-payload';
import type { LeadCar } from './lead-payload';

/** What a lead keeps of a car, by id or by slug; null where the group has no such car. */
export async function findLeadCar(tx: Tx, group: string, idOrSlug: string): Promise<LeadCar | null> {
  const { rows } = await tx.execute<{ doc: unknown }>(
    sql`select doc from vehicle where group_slug = ${group} and (id = ${idOrSlug} or slug = ${idOrSlug}) order by id = ${idOrSlug} desc limit 1`,
  );
  return rows[0] ? leadCarSchema.parse(rows[0].doc) : null;
}
