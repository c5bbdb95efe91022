import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import type { PushJob } from '../alert-queues';

/**
 * Makes what is told in the browsers of these phones (E.164): what a message tells belongs to it from then on.
 *
 * @returns a job for each of their browsers.
 */
export async function makePushes(tx: Tx, site: TenantSite, phones: readonly string[], now: Date): Promise<PushJob[]> {
  if (phones.length === 0) return [];
  const { rows } = await tx.execute<PushJob>(sql`
    with made as (
      insert into alert_push (group_slug, site_slug, phone, made_at)
      select ${site.group_slug}, ${site.slug}, phone, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(phones)}::text[]) as wanted (phone)
      returning id, phone),
    told as (
      update alert_notice n set push_id = m.id from made m
      where n.site_slug = ${site.slug} and n.phone = m.phone and n.by_push and n.push_id is null)
    select p.site_slug as site, m.id as "mailId", p.id as "browserId" from made m
    join push_subscription p on p.site_slug = ${site.slug} and p.phone = m.phone`);
  return rows;
}
