import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';

export type LeadCounts = { stored: number; delivered: number; pending: number; dead: number; missing: number };

/**
 * Counts a site's leads against what became of them and keeps the day's result. A lead is dead when any way to the
 * dealer is given up, else pending while any is open, else delivered; `missing` has no way to the dealer at all.
 */
export async function reconcile(tx: Tx, site: string): Promise<LeadCounts> {
  const { rows } = await tx.execute<LeadCounts>(sql`
    with outcome as (
      select l.id, case
          when bool_or(d.state = 'dead') then 'dead'
          when bool_or(d.state = 'pending') then 'pending'
          when bool_or(d.state = 'delivered') then 'delivered' end as state
      from lead l
      left join lead_delivery d on d.site_slug = l.site_slug and d.lead_id = l.id and d.channel <> 'confirmation'
      where l.site_slug = ${site} group by l.id)
    select count(*)::int as stored,
      count(*) filter (where state = 'delivered')::int as delivered,
      count(*) filter (where state = 'pending')::int as pending,
      count(*) filter (where state = 'dead')::int as dead,
      count(*) filter (where state is null)::int as missing
    from outcome`);
  const counts = rows[0];
  if (!counts) throw new Error('An aggregate without a row');
  await tx.execute(sql`
    insert into lead_reconciliation (site_slug, day, stored, delivered, pending, dead, missing)
    values (${site}, current_date, ${counts.stored}, ${counts.delivered}, ${counts.pending}, ${counts.dead}, ${counts.missing})
    on conflict (site_slug, day) do update set stored = excluded.stored, delivered = excluded.delivered,
      pending = excluded.pending, dead = excluded.dead, missing = excluded.missing, checked_at = now()`);
  return counts;
}
