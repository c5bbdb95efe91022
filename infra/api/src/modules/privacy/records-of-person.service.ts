import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { OF_THE_DESK } from './held-columns.service';
import { PERSONAL } from './personal-data';

export type PersonsRecords = { table: string; site: string; purpose: string; rows: readonly object[] };

/** How a phone is written wherever an account's data stands (E.164), and the leads that name the person. */
export type PersonKeys = { phone: string | null; leadIds: readonly string[] };

const PHONE_COLUMN: Readonly<Record<string, string>> = { sms_outbox: 'recipient' };

/** What a table of the registry is kept for, in words. */
export function purposeOf(table: string): string {
  return PERSONAL[table]?.purpose ?? '';
}

/** Everything beside the leads themselves that a site keeps about a person, table by table of the registry. */
export async function recordsOfPerson(tx: Tx, site: string, keys: PersonKeys): Promise<PersonsRecords[]> {
  const found: PersonsRecords[] = [];
  for (const [table, { purpose }] of Object.entries(PERSONAL)) {
    const condition = conditionOf(table, keys);
    if (!condition) continue;
    const { rows } = await tx.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(table)} where site_slug = ${site} and ${condition}`,
    );
    if (rows.length > 0) found.push({ table, site, purpose, rows });
  }
  return found;
}

/** Deletes what is found by the phone: account, sessions, codes, messages, what was saved. @returns how many rows. */
export async function forgetPhone(tx: Tx, site: string, phone: string): Promise<number> {
  let forgotten = 0;
  for (const [table, { foundBy }] of Object.entries(PERSONAL)) {
    const condition = foundBy === 'phone' && conditionOf(table, { phone, leadIds: [] });
    if (!condition) continue;
    const { rowCount } = await tx.execute(
      sql`delete from ${sql.identifier(table)} where site_slug = ${site} and ${condition}`,
    );
    forgotten += rowCount ?? 0;
  }
  return forgotten;
}

/** Deletes what was sent to the phone of this transaction at its site, as the application, which reads none of it. */
export async function forgetMessages(tx: Tx): Promise<void> {
  await tx.execute(sql`select forget_messages()`);
}

function conditionOf(table: string, { phone, leadIds }: PersonKeys): SQL | null {
  const foundBy = PERSONAL[table]?.foundBy;
  if (foundBy === 'phone' && phone !== null) return sql`${sql.identifier(PHONE_COLUMN[table] ?? 'phone')} = ${phone}`;
  if (foundBy === 'lead' && leadIds.length > 0 && !OF_THE_DESK.some((desk) => desk === table))
    return sql`lead_id = any(${sql.param(leadIds)}::uuid[])`;
  return null;
}
