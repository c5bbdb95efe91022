import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from './db';

/** Whose rows a transaction may see and write. A worker for a whole group leaves `site` out. */
export type Scope = { group: string; site?: string };

/**
 * Runs `fn` in one transaction that sees one group's and one site's rows only, whatever its
 * queries say: row level security compares every row with this scope. It ends with the
 * transaction, so a pooled connection carries nothing to the next request.
 */
export function withScope<T>(db: Db, { group, site = '' }: Scope, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(
    db,
    sql`select set_config('app.group', ${group}, true), set_config('app.site', ${site}, true)`,
    fn,
  );
}

/** Runs `fn` for the platform itself: it sees every site's address and configuration, but no stock, lead or account. */
export function withOperatorScope<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, sql`select set_config('app.operator', 'on', true)`, fn);
}

function inTransaction<T>(db: Db, setScope: SQL, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(setScope);
    return fn(tx);
  });
}
