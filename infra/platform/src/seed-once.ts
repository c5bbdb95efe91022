import type { Pool } from 'pg';
import { asOperator } from './as-operator';

type SeedOnce = {
  owner: Pool;
  announce: (line: string) => void;
  seed: () => Promise<void>;
};

/**
 * Fills an empty database with the demo, once. One that was interrupted is seeded again,
 * which repeats nothing; a database with groups of its own is never touched.
 */
export async function seedOnce({ owner, announce, seed }: SeedOnce): Promise<void> {
  const { rows } = await owner.query<{ finished_at: Date | null }>('select finished_at from demo_seed');
  if (rows[0]?.finished_at) return;
  if (rows.length === 0) {
    if (await hasGroups(owner)) return;
    await owner.query('insert into demo_seed default values on conflict do nothing');
  }
  announce('Filling the database with the demo sites (once) ...');
  await seed();
  await owner.query('update demo_seed set finished_at = now()');
}

async function hasGroups(owner: Pool): Promise<boolean> {
  const { rowCount } = await asOperator(owner, (client) => client.query('select 1 from dealer_group limit 1'));
  return (rowCount ?? 0) > 0;
}
