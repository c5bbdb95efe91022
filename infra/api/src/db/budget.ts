import { sql } from 'drizzle-orm';
import type { Tx } from './db';

/** A cap on something in a stretch of time, over all sites: `key` says whose, as a site's slug or a keyed hash. */
export type Budget = { name: string; key: string; seconds: number; cap: number };

/** Takes one of a budget. @returns the count with it, or null where nothing is left; what is rolled back is not taken. */
export async function takeBudget(tx: Tx, { name, key, seconds, cap }: Budget): Promise<number | null> {
  const { rows } = await tx.execute<{ used: number | null }>(
    sql`select take_budget(${name}, ${key}, ${seconds}, ${cap}) as used`,
  );
  return rows[0]?.used ?? null;
}

/**
 * Takes one of the same budget for each key, in their order, in one statement; a key that stands twice takes two.
 *
 * @returns whether there was one left, for each key.
 */
export async function takeBudgets(
  tx: Tx,
  { keys, name, seconds, cap }: Omit<Budget, 'key'> & { keys: readonly string[] },
): Promise<boolean[]> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`select take_budget(${name}, k.key, ${seconds}, ${cap}) is not null as taken
      from unnest(${sql.param(keys)}::text[]) with ordinality as k (key, place) order by k.place`,
  );
  return rows.map(({ taken }) => taken);
}

/** Forgets what no budget counts any more. */
export async function dropOldBudgets(tx: Tx): Promise<void> {
  await tx.execute(sql`select drop_old_budgets()`);
}
