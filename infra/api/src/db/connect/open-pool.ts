import { Pool } from 'pg';
import type { PoolConfig } from 'pg';

/**
 * Opens a pool; nothing connects before the first query. A connection that the server ends, idle or at work, fails what
 * waits for it and is replaced. pg tells each by an `error` event besides, and one that nobody hears ends the process.
 */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
