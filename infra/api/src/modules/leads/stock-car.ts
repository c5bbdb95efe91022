import type { Tx } from '../../db/db';
import { findGroupVehicle } from '../stock/vehicles.service';
import { leadCarSchema } from './lead-payload';
import type { LeadCar } from './lead-payload';

/** What a lead keeps of a car of the scope's group, by id or by slug; null where there is none. */
export async function findLeadCar(tx: Tx, idOrSlug: string): Promise<LeadCar | null> {
  const car = await findGroupVehicle(tx, idOrSlug);
  return car && leadCarSchema.parse(car);
}
