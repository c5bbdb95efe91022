import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import type { ChangeKind } from '../change-kinds';

/** How somebody is told. Each has its own consent, its own messages, and tells of a change once. */
export const ALERT_CHANNELS = ['mail', 'text', 'push'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];
/** Those whose messages stand in `alert_mail`; what is told in browsers stands in `alert_push`. */
export const WRITTEN_CHANNELS = ['mail', 'text'] as const;
type WrittenChannel = (typeof WRITTEN_CHANNELS)[number];

/** `a` is the choice, `n` the notice, `m` the message; `open`: it is still to be sent. */
const BY = {
  mail: {
    ...{ hears: sql`a.hears_mail`, asked: sql`n.by_mail`, told: sql`n.mail_id` },
    ...{ messages: sql`alert_mail`, among: sql`m.channel = 'mail'`, open: sql`m.sent_at is null` },
  },
  text: {
    ...{ hears: sql`a.hears_text`, asked: sql`n.by_text`, told: sql`n.text_id` },
    ...{ messages: sql`alert_mail`, among: sql`m.channel = 'text'`, open: sql`m.sent_at is null` },
  },
  // To each of a shopper's browsers: the first that has it closes it for no other.
  push: {
    ...{ hears: sql`a.hears_push`, asked: sql`n.by_push`, told: sql`n.push_id` },
    ...{ messages: sql`alert_push`, among: sql`true`, open: sql`true` },
  },
} as const;

/** Hours of the site's clock in which nobody is written to. */
export const QUIET_FROM = 20;
export const QUIET_UNTIL = 8;

/**
 * Whose messages of a channel are due: at once, once a day or once a week, as each shopper chose, and none in the quiet hours of the
 * site's zone. Locked until the transaction ends. Notices are looked up shopper by shopper: a join would read all of them
 * for each of the transactions that a round has.
 *
 * @param among only of these phones; null: of all.
 */
export async function findDue(
  tx: Tx,
  site: TenantSite,
  { channel, now, among }: { channel: AlertChannel; now: Date; among: readonly string[] | null },
): Promise<Due[]> {
  const zone = site.config.time_zone;
  const { hears, asked, told, messages, among: ofChannel } = BY[channel];
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<Due>(sql`
    select a.phone, coalesce(a.email, '') as email from alert_choice a
    left join lateral (select made_at from ${messages} m where m.site_slug = a.site_slug and m.phone = a.phone
        and ${ofChannel}
      order by made_at desc limit 1) last on true
    cross join lateral (select from alert_notice n where n.site_slug = a.site_slug and n.phone = a.phone
      and ${asked} and ${told} is null limit 1) waiting
    where a.site_slug = ${site.slug} and ${hears}
      ${among ? sql`and a.phone = any(${sql.param(among)}::text[])` : sql``}
      and extract(hour from ${at} at time zone ${zone}) >= ${QUIET_UNTIL}
      and extract(hour from ${at} at time zone ${zone}) < ${QUIET_FROM}
      and (last.made_at is null or a.frequency = 'instant'
        or a.frequency = 'daily' and (last.made_at at time zone ${zone})::date < (${at} at time zone ${zone})::date
        or a.frequency = 'weekly' and last.made_at <= ${at} - interval '7 days')
    order by a.email, a.phone for update of a skip locked`);
  return rows;
}

export type Due = { phone: string; email: string };

/**
 * Makes the messages of these phones (E.164), by channel. What a message tells belongs to it from then on: it is the same
 * however often it is tried. Both channels at once: most of the work is in the notices, each of which is written once so.
 *
 * @returns their ids, by channel.
 */
export async function makeMessages(
  tx: Tx,
  site: TenantSite,
  phones: Readonly<Record<WrittenChannel, readonly string[]>>,
  now: Date,
): Promise<Record<WrittenChannel, string[]>> {
  const wanted = WRITTEN_CHANNELS.flatMap((channel) => phones[channel].map((phone) => ({ phone, channel })));
  if (wanted.length === 0) return { mail: [], text: [] };
  const { rows } = await tx.execute<{ id: string; channel: WrittenChannel }>(sql`
    with made as (
      insert into alert_mail (group_slug, site_slug, phone, channel, made_at)
      select ${site.group_slug}, ${site.slug}, phone, channel, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (phone text, channel text)
      returning id, phone, channel),
    by_phone as (
      select phone, (array_agg(id) filter (where channel = 'mail'))[1] as mail,
        (array_agg(id) filter (where channel = 'text'))[1] as text
      from made group by phone),
    told as (
      update alert_notice n set mail_id = coalesce(n.mail_id, case when n.by_mail then m.mail end),
        text_id = coalesce(n.text_id, case when n.by_text then m.text end)
      from by_phone m
      where n.site_slug = ${site.slug} and n.phone = m.phone
        and (n.by_mail and n.mail_id is null and m.mail is not null or n.by_text and n.text_id is null and m.text is not null))
    select id, channel from made`);
  const idsOf = (channel: WrittenChannel) => rows.flatMap((row) => (row.channel === channel ? [row.id] : []));
  return { mail: idsOf('mail'), text: idsOf('text') };
}

export type MailedChange = {
  car_id: string;
  kind: ChangeKind;
  price_before: number | null;
  price: number | null;
  /** The search that it meets; null of a saved car. */
  label: string | null;
  /** As it was saved: for a car that left the stock. */
  saved_name: string | null;
};
/** `email` is empty of who hears by no mails. */
export type AlertMessage = {
  choice_id: string;
  phone: string;
  email: string;
  origin: string;
  changes: MailedChange[];
};

/** What a message of a channel tells and whom; null where it was sent, or is no longer wanted. */
export async function findMessage(
  tx: Tx,
  { slug }: TenantSite,
  { channel, id }: { channel: AlertChannel; id: string },
): Promise<AlertMessage | null> {
  const { hears, told, messages, among, open } = BY[channel];
  const { rows } = await tx.execute<AlertMessage>(sql`
    select a.id as choice_id, a.phone, coalesce(a.email, '') as email, a.origin, (
      select coalesce(jsonb_agg(jsonb_build_object('car_id', c.car_id, 'kind', c.kind, 'price_before', c.price_before,
        'price', c.price, 'label', s.label, 'saved_name', w.card ->> 'name') order by c.changed_at), '[]')
      from alert_notice n join alert_change c on c.group_slug = n.group_slug and c.id = n.change_id
      left join saved_search s on s.site_slug = n.site_slug and s.id = n.search_id
      left join watchlist_entry w on w.site_slug = n.site_slug and w.phone = n.phone and w.car_id = c.car_id
      where n.site_slug = ${slug} and ${told} = m.id) as changes
    from ${messages} m join alert_choice a on a.site_slug = m.site_slug and a.phone = m.phone and ${hears}
    where m.site_slug = ${slug} and m.id = ${id} and ${among} and ${open}`);
  return rows[0] ?? null;
}

/** @returns whether it was not sent before: of two who note it at once, one is first. */
export async function markSent(tx: Tx, { slug }: TenantSite, id: string): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update alert_mail set sent_at = now() where site_slug = ${slug} and id = ${id} and sent_at is null`,
  );
  return rowCount === 1;
}

/** For a message that its provider has refused: it was not sent after all. */
export async function markUnsent(tx: Tx, { slug }: TenantSite, id: string): Promise<void> {
  await tx.execute(sql`update alert_mail set sent_at = null where site_slug = ${slug} and id = ${id}`);
}
