import type { Pool, PoolClient } from 'pg';

/** Runs queries in the operator's scope: the owner is bound by row level security like everybody else. */
export async function asOperator<T>(owner: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(`select set_config('app.operator', 'on', true)`);
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
