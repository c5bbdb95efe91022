import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';

export type PlatedVehicle = { year: number; make: string; model: string };

/** A vehicle of the scope's group by its plate (capital letters and digits), the newest record where there are several. */
export async function findByPlate(tx: Tx, rego: string): Promise<PlatedVehicle | null> {
  const { rows } = await tx.execute<PlatedVehicle>(sql`
    select year, make, model from vehicle
    where group_slug = current_setting('app.group', true) and doc ->> 'regplate' is not null
      and upper(regexp_replace(doc ->> 'regplate', '[^A-Za-z0-9]', '', 'g')) = ${rego} and year is not null
    order by created_at desc limit 1`);
  return rows[0] ?? null;
}
