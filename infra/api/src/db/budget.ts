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

/** Forgets what no budget counts any more. */
export async function dropOldBudgets(tx: Tx): Promise<void> {
  await tx.execute(sql`select drop_old_budgets()`);
}
