import type { LOCKS } from '@infra/api/db/advisory-locks';
import type { Pool, PoolClient } from 'pg';

/** Whatever sends a statement: a pool, or the client of a transaction. */
export type Statements = Pick<PoolClient, 'query'>;

/** Columns of `actor` as a log keeps them, named as its entries name them. */
export const ORIGIN_COLUMNS = 'at, actor, actor_id "actorId"';

/** Does the work in one transaction: all of it or, where it throws, nothing. */
export async function inTransaction<T>(pool: Pool, work: (tx: Statements) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    // A connection that is gone has nothing to take back.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Work of writers, who take turns: one transaction after the other, also those of other programs, by an advisory lock. This
 * program's wait before they take a connection. Waiting with one, a few would keep who reads from the database, and all that
 * come after from their turn until the pool gives up.
 */
export function writersOf(pool: Pool, lock: (typeof LOCKS)[keyof typeof LOCKS]) {
  let before: Promise<unknown> = Promise.resolve();
  return <T>(work: (tx: Statements) => Promise<T>): Promise<T> => {
    const done = before.then(() =>
      inTransaction(pool, async (tx) => {
        await tx.query('select pg_advisory_xact_lock($1)', [lock]);
        return work(tx);
      }),
    );
    before = done.catch(() => undefined);
    return done;
  };
}
