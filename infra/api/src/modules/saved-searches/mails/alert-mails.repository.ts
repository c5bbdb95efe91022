import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';

/** Hours of the site's clock in which nobody is written to. */
const QUIET_FROM = 20;
const QUIET_UNTIL = 8;

/**
 * Whose mails are due: at once, once a day or once a week, as each shopper chose, and none in the quiet hours of the
 * site's zone. Locked until the transaction ends.
 */
export async function findDue(tx: Tx, site: TenantSite, now: Date): Promise<{ phone: string; email: string }[]> {
  const zone = site.config.time_zone;
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ phone: string; email: string }>(sql`
    select a.phone, a.email from alert_choice a
    left join lateral (select made_at from alert_mail m where m.site_slug = a.site_slug and m.phone = a.phone
      order by made_at desc limit 1) last on true
    where a.site_slug = ${site.slug} and a.stopped_at is null and a.confirmed_at is not null
      and extract(hour from ${at} at time zone ${zone}) >= ${QUIET_UNTIL}
      and extract(hour from ${at} at time zone ${zone}) < ${QUIET_FROM}
      and exists (select from alert_notice n where n.site_slug = a.site_slug and n.phone = a.phone and n.mail_id is null)
      and (last.made_at is null or a.frequency = 'instant'
        or a.frequency = 'daily' and (last.made_at at time zone ${zone})::date < (${at} at time zone ${zone})::date
        or a.frequency = 'weekly' and last.made_at <= ${at} - interval '7 days')
    order by a.email for update of a skip locked`);
  return rows;
}

/**
 * Makes their mails. What a mail tells belongs to it from then on: it is the same however often it is tried.
 *
 * @returns their ids.
 */
export async function makeMails(tx: Tx, site: TenantSite, phones: readonly string[], now: Date): Promise<string[]> {
  if (phones.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    with made as (
      insert into alert_mail (group_slug, site_slug, phone, made_at)
      select ${site.group_slug}, ${site.slug}, phone, ${now.toISOString()}::timestamptz
      from unnest(${sql.param(phones)}::text[]) as phone returning id, phone),
    told as (
      update alert_notice n set mail_id = made.id from made
      where n.site_slug = ${site.slug} and n.phone = made.phone and n.mail_id is null)
    select id from made`);
  return rows.map(({ id }) => id);
}

export type MailedChange = {
  car_id: string;
  kind: 'new' | 'price' | 'reserved' | 'sold';
  price_before: number | null;
  price: number | null;
  /** The search that it meets; null of a saved car. */
  label: string | null;
  /** As it was saved: for a car that left the stock. */
  saved_name: string | null;
};
export type AlertMail = { choice_id: string; email: string; origin: string; changes: MailedChange[] };

/** What a mail tells and whom; null where it was sent, or is no longer wanted. */
export async function findAlertMail(tx: Tx, { slug }: TenantSite, id: string): Promise<AlertMail | null> {
  const { rows } = await tx.execute<AlertMail>(sql`
    select a.id as choice_id, a.email, a.origin, (
      select coalesce(jsonb_agg(jsonb_build_object('car_id', c.car_id, 'kind', c.kind, 'price_before', c.price_before,
        'price', c.price, 'label', s.label, 'saved_name', w.card ->> 'name') order by c.changed_at), '[]')
      from alert_notice n join alert_change c on c.group_slug = n.group_slug and c.id = n.change_id
      left join saved_search s on s.site_slug = n.site_slug and s.id = n.search_id
      left join watchlist_entry w on w.site_slug = n.site_slug and w.phone = n.phone and w.car_id = c.car_id
      where n.site_slug = ${slug} and n.mail_id = m.id) as changes
    from alert_mail m join alert_choice a on a.site_slug = m.site_slug and a.phone = m.phone and a.stopped_at is null
      and a.confirmed_at is not null
    where m.site_slug = ${slug} and m.id = ${id} and m.sent_at is null`);
  return rows[0] ?? null;
}

export async function markMailSent(tx: Tx, { slug }: TenantSite, id: string): Promise<void> {
  await tx.execute(sql`update alert_mail set sent_at = now() where site_slug = ${slug} and id = ${id}`);
}
