import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';

/** Suspects nobody released are not kept longer than this. */
const QUARANTINE_DAYS = 90;

/**
 * Blanks the person out of leads older than `retentionDays` that have no open delivery, and drops old suspects.
 * What remains (kind, vehicle, day) counts in reports and names nobody.
 *
 * @returns how many leads were erased.
 */
export async function eraseOldLeads(tx: Tx, retentionDays: number): Promise<number> {
  await tx.execute(sql`select drop_old_quarantine(now() - make_interval(days => ${QUARANTINE_DAYS}))`);
  const { rows } = await tx.execute<{ erased: number }>(sql`
    select erase_leads(coalesce(array_agg(id), '{}')) as erased from (
      select l.id from lead l
      where l.created_at < now() - make_interval(days => ${retentionDays}) and l.erased_at is null
        and not exists (select from lead_delivery d
          where d.site_slug = l.site_slug and d.lead_id = l.id and d.state = 'pending')
      limit 5000) old`);
  return rows[0]?.erased ?? 0;
}

/**
 * Deletes accounts that nobody has used for `days`, codes and sessions that open nothing any more, and old messages of the
 * outbox. @returns how many accounts.
 */
export async function dropOldAccountData(tx: Tx, days: number): Promise<number> {
  const { rows } = await tx.execute<{ dropped: number }>(
    sql`select drop_old_account_data(now() - make_interval(days => ${days})) as dropped`,
  );
  return rows[0]?.dropped ?? 0;
}
