import { eq, or } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { vehicles } from '../stock/stock.schema';
import { leadCarSchema } from './lead-payload';
import type { LeadCar } from './lead-payload';

/** What a lead keeps of a car of the scope's group, by id or by slug; null where there is none. */
export async function findLeadCar(tx: Tx, idOrSlug: string): Promise<LeadCar | null> {
  const rows = await tx
    .select({ id: vehicles.id, doc: vehicles.doc })
    .from(vehicles)
    .where(or(eq(vehicles.id, idOrSlug), eq(vehicles.slug, idOrSlug)));
  const found = rows.find(({ id }) => id === idOrSlug) ?? rows[0];
  return found ? leadCarSchema.parse(found.doc) : null;
}
