import { sql } from 'drizzle-orm';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { escapeLiteral } from 'pg';
import type { Db, Tx } from './db';

/** The phone of a scope for what acts for all shoppers of a site: a worker, or the signed link of somebody who is not known. */
export const EVERY_PHONE = '*';

/**
 * Whose rows a transaction may see and write. A worker for a whole group leaves `site` out. What shoppers keep (migrations
 * 0225 and 0227) is shown to `phone` (E.164) alone, to nobody without one. `key` is what a request brought before anybody is
 * known: the hash of a session's token, a passkey's id, a shared list's, a push address. It shows the one row it belongs to.
 */
export type Scope = { group: string; site?: string; phone?: string; key?: string };

/**
 * Runs `fn` in one transaction that sees one group's and one site's rows only, whatever its
 * queries say: row level security compares every row with this scope. It ends with the
 * transaction, so a pooled connection carries nothing to the next request.
 */
export function withScope<T>(db: Db, scope: Scope, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const { group, site = '', phone = '', key = '' } = scope;
  return inTransaction(db, { 'app.group': group, 'app.site': site, 'app.phone': phone, 'app.key': key }, fn);
}

/** For a transaction in which somebody has just proved who they are: from here on it is theirs. */
export async function continueFor(tx: Tx, { phone, key = '' }: { phone: string; key?: string }): Promise<void> {
  await tx.execute(sql`select set_config('app.phone', ${phone}, true), set_config('app.key', ${key}, true)`);
}

/** Runs `fn` for the platform itself: it sees every site's address and configuration, but no stock, lead or account. */
export function withOperatorScope<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  return inTransaction(db, { 'app.operator': 'on' }, fn);
}

const dialect = new PgDialect();

/** The scope travels with `begin`: drizzle's own transaction would pay another round trip for it, on every request. */
async function inTransaction<T>(db: Db, scope: Record<string, string>, fn: (tx: Tx) => Promise<T>): Promise<T> {
  const settings = Object.entries(scope).map(
    ([name, value]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`,
  );
  const client = await db.$client.connect();
  let lost: Error | undefined;
  try {
    await client.query(`begin; select ${settings.join(', ')}`);
    const result = await fn(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((fault: unknown) => {
      lost = fault instanceof Error ? fault : new Error(String(fault));
    });
    throw error;
  } finally {
    // With an error the pool drops the connection: nobody gets one whose transaction may still be open.
    client.release(lost);
  }
}
