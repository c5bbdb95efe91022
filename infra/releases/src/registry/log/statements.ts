import type { LOCKS } from '@infra/api/db/advisory-locks';
import { openPool } from '@infra/api/db/connect/open-pool';
import type { Pool, PoolClient } from 'pg';

/** Whatever sends a statement: a pool, or the client of a transaction. */
export type Statements = Pick<PoolClient, 'query'>;

/**
 * How long a program that stands still keeps its turn to write, and how long another waits for it, in milliseconds: taking a
 * version back is not to wait for somebody else's process, and says so where it does.
 */
export type TurnPatience = { holdsMs: number; waitsMs: number };
const PATIENCE: TurnPatience = { holdsMs: 5_000, waitsMs: 8_000 };

/** Opens the pool of a log that several programs write to. */
export function openLogPool(databaseUrl: string, max: number, { holdsMs, waitsMs }: TurnPatience = PATIENCE): Pool {
  return openPool({
    ...{ connectionString: databaseUrl, max, connectionTimeoutMillis: 5000 },
    ...{ idle_in_transaction_session_timeout: holdsMs, lock_timeout: waitsMs },
  });
}

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
