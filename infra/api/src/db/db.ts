import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { openPool } from './connect/open-pool';
import { giveUpSilence } from './connect/silent-server';

/** A connection pool. Tables have forced row level security: read and write through `withScope`. */
export type Db = NodePgDatabase & { $client: Pool };

/** What a query runs on inside `withScope`. */
export type Tx = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** Longer than any statement a page waits for, shorter than the API's handler timeout. */
const STATEMENT_TIMEOUT_MS = 7_500;

/** How much longer than a statement may take its answer is waited for, in milliseconds. */
const SILENCE_MS = 500;

/** `actor`: who works by a tool, for what its changes enter in the audit (migration 0180). */
type DbOptions = { max?: number; statementTimeoutMs?: number; actor?: string };

/** Opens a pool; nothing connects before the first query. `statementTimeoutMs` 0 is for tools that run long. */
export function createDb(
  url: string,
  { max = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS, actor }: DbOptions = {},
): Db {
  const pool = openPool({
    connectionString: url,
    max,
    statement_timeout: statementTimeoutMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: 5_000,
    application_name: 'dealer-api',
    ...(actor !== undefined && { options: `-c app.actor=${actor.replaceAll(/[\\\s]/g, String.raw`\$&`)}` }),
  });
  if (statementTimeoutMs > 0) pool.on('connect', (client) => giveUpSilence(client, statementTimeoutMs + SILENCE_MS));
  return drizzle({ client: pool });
}
