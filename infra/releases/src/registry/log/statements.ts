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
