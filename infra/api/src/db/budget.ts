import { sql } from 'drizzle-orm';
import type { Tx } from './db';

/** A cap on something in any stretch of so many seconds, over all sites: `key` says whose, as a site's slug or a keyed hash. */
export type Budget = { name: string; key: string; seconds: number; cap: number };

/**
 * Takes one of a budget. Who takes of the same one at that moment waits until this transaction ends, so that several are
 * taken in one order everywhere; what is rolled back is not taken.
 *
 * @returns the count with it, or null where nothing is left.
 */
export async function takeBudget(tx: Tx, { name, key, seconds, cap }: Budget): Promise<number | null> {
  const { rows } = await tx.execute<{ used: number | null }>(
    sql`select take_sliding_budget(${name}, ${key}, ${seconds}, ${cap}) as used`,
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
  const { rows } = await tx.execute<{ taken: boolean[] }>(
    sql`select take_sliding_budgets(${name}, ${sql.param(keys)}::text[], ${seconds}, ${cap}) as taken`,
  );
  return rows[0]?.taken ?? [];
}

/** Seconds until one of a budget may be taken again, 0 where one may be now. */
export async function budgetWaitS(tx: Tx, { name, key, seconds, cap }: Budget): Promise<number> {
  const { rows } = await tx.execute<{ wait: number }>(
    sql`select sliding_budget_wait(${name}, ${key}, ${seconds}, ${cap}) as wait`,
  );
  return rows[0]?.wait ?? 0;
}

/** Forgets what no budget counts any more. */
export async function dropOldBudgets(tx: Tx): Promise<void> {
  await tx.execute(sql`select drop_old_budgets()`);
}
