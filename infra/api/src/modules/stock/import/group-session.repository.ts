import type { ClientBase } from 'pg';
import { turnKey } from '../../../db/advisory-locks';
import { StockRefusal } from '../stock-refusal';

/**
 * Runs `work` on a connection that sees one group only, while no other import of that group
 * runs anywhere.
 *
 * @throws {StockRefusal} when another import of the group is running.
 */
export async function inGroup<T>(client: ClientBase, group: string, work: () => Promise<T>): Promise<T> {
  const key = turnKey('stock-import', group);
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as locked',
    [key],
  );
  if (!rows[0]?.locked) throw new StockRefusal(`Another import of ${group} is running. Wait for it to end.`);
  try {
    await client.query(`select set_config('app.group', $1, false)`, [group]);
    return await work();
  } finally {
    await client.query(`select set_config('app.group', '', false), pg_advisory_unlock(hashtextextended($1, 0))`, [key]);
  }
}

/**
 * Lets the connection see one group only.
 *
 * @throws {StockRefusal} naming every group when there is none of that name.
 */
export async function assertGroup(client: ClientBase, group: string): Promise<void> {
  await client.query(`select set_config('app.operator', 'on', false)`);
  const { rows } = await client.query<{ slug: string }>('select slug from dealer_group order by slug');
  await client.query(`select set_config('app.operator', '', false), set_config('app.group', $1, false)`, [group]);
  if (rows.some(({ slug }) => slug === group)) return;
  const known = rows.map(({ slug }) => slug).join(', ') || 'none yet';
  throw new StockRefusal(`There is no dealer group "${group}". Groups: ${known}.`);
}
