import { sql } from 'drizzle-orm';
import type { Tx } from './db';

/**
 * Waits until no other transaction has this turn, and has it until its own ends: what is counted here cannot be counted
 * by somebody else before it is written. Another process waits too.
 *
 * @param turn what is done by one at a time, with whose it is: `watchlist|{site}|{phone}`.
 */
export async function waitTurn(tx: Tx, turn: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${turn}, 0))`);
}
