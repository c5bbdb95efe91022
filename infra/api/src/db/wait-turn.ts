import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { turnKey } from './advisory-locks';
import type { Turn } from './advisory-locks';
import type { Tx } from './db';

/**
 * Waits until no other transaction has this turn, and has it until its own ends: what is counted here cannot be counted
 * by somebody else before it is written. Another process waits too.
 *
 * @param whose of all who do this, those who wait for each other: a site and a phone number.
 */
export async function waitTurn(tx: Tx, turn: Turn, ...whose: readonly string[]): Promise<void> {
  await tx.execute(turnLock(turn, ...whose));
}

/** The statement that waits. */
export function turnLock(turn: Turn, ...whose: readonly string[]): SQL {
  return sql`select pg_advisory_xact_lock(hashtextextended(${turnKey(turn, ...whose)}, 0))`;
}
