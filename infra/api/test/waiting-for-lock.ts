import { sql } from 'drizzle-orm';
import type { TestApp } from './test-app';

/** How many of the app's transactions wait for a lock that another holds. */
export async function waitingForLock({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
