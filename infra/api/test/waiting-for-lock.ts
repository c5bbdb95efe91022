import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withScope } from '../src/db/scope';
import type { TestApp } from './test-app';

/** How many of the app's transactions wait for a lock that another holds. */
export async function waitingForLock({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Holds what `lock` locks until each request waits for it or was answered: what they found before that, all found.
 *
 * @returns their answers, and how many of them waited.
 */
export async function whileLocked<Answer>(
  server: Pick<TestApp, 'db' | 'ownerDb'>,
  lock: SQL,
  requests: readonly (() => Promise<Answer>)[],
): Promise<{ answers: Answer[]; waiting: number }> {
  const { all, waiting } = await withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, async (tx) => {
    await tx.execute(lock);
    let answered = 0;
    const asked = requests.map((ask) => ask().finally(() => (answered += 1)));
    let waiting = 0;
    while (waiting + answered < requests.length) waiting = await waitingForLock(server);
    return { all: Promise.all(asked), waiting };
  });
  return { answers: await all, waiting };
}
