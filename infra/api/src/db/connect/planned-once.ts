import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Tx } from '../db';

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Runs a statement whose text is always the same, with values as parameters: each connection parses and plans it once
 * instead of every time, which for a long statement costs the database more than running it.
 *
 * Not for statements put together by case: every text stays in each connection's memory.
 */
export async function plannedOnce<Row>(tx: Tx, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return runPlanned(tx, text, params);
}

/** The same for text that is written already, with $1, $2 … for its values. */
export async function runPlanned<Row>(tx: Tx, text: string, values: unknown[]): Promise<Row[]> {
  const statement = { sql: text, params: values };
  const answer: unknown = await tx._.session.prepareQuery(statement, undefined, nameOf(text), false).execute();
  return (answer as { rows: Row[] }).rows;
}

/** PostgreSQL cuts names at 63 bytes. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
