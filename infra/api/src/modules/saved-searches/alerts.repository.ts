import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { waitTurn } from '../../db/wait-turn';
import type { TenantSite } from '../../plugins/tenant';
import type { KeptSearch } from '../search/saved/match-searches.service';
import { KINDS_OF_SAVED_CARS, KINDS_OF_SEARCHES } from './change-kinds';
import type { ChangeKind } from './change-kinds';

/** Searches read at a time. */
const PAGE = 5_000;

type Change = { carId: string; kind: ChangeKind; at: string };

/** Until the transaction ends nobody else notes who of the site is to be told. */
export async function oneAtATime(tx: Tx, { slug }: TenantSite): Promise<void> {
  await waitTurn(tx, 'alert-told', slug);
}

/** What changed in the group since the site was told last, the oldest first; a site that is new begins with now. */
export async function changesSince(tx: Tx, { slug, group_slug: group }: TenantSite): Promise<Change[]> {
  await tx.execute(sql`
    insert into alert_told (group_slug, site_slug, told_to) values (${group}, ${slug}, clock_timestamp())
    on conflict do nothing`);
  const { rows } = await tx.execute<Change>(sql`
    select c.car_id as "carId", c.kind, c.changed_at::text as at from alert_change c, alert_told t
    where t.site_slug = ${slug} and c.group_slug = ${group} and c.changed_at > t.told_to order by c.changed_at`);
  return rows;
}

/** `at` as `changesSince` gave it: to the microsecond. */
export async function noteTold(tx: Tx, { slug }: TenantSite, at: string): Promise<void> {
  await tx.execute(sql`update alert_told set told_to = ${at}::timestamptz where site_slug = ${slug}`);
}

/** Searches of a site that want to hear, of these makes or of any, a page after the other. */
export async function* searchesOfMakes(tx: Tx, { slug }: TenantSite, makes: readonly string[]) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    // Apart, as each has its own indexes (migrations 0202 and 0220).
    const wanting = (wants: SQL, hears: SQL) => sql`
      select s.id, s.phone, s.state from saved_search s
      join alert_choice a on a.site_slug = s.site_slug and a.phone = s.phone and (${hears})
      where s.site_slug = ${slug} and (${wants}) and s.id > ${after}
        and (s.makes = '{}' or s.makes && ${sql.param(makes)}::text[])
      order by s.id limit ${PAGE}`;
    const written = wanting(sql`s.alerts or s.texts`, sql`s.alerts and a.hears_mail or s.texts and a.hears_text`);
    const pushed = wanting(sql`s.pushes`, sql`a.hears_push`);
    const { rows } = await tx.execute<KeptSearch>(sql`
      select distinct on (id) id, phone, state from ((${written}) union all (${pushed})) s order by id limit ${PAGE}`);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

type Match = { searchId: string; phone: string; carId: string };

/**
 * Notes matched cars for those whose search was there before the change, each change once for each phone: by all the
 * channels that any of its searches asks for.
 */
export async function noteMatches(tx: Tx, site: TenantSite, matches: readonly Match[]): Promise<number> {
  if (matches.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into alert_notice as told (group_slug, site_slug, phone, change_id, search_id, by_mail, by_text, by_push)
    select ${site.group_slug}, ${site.slug}, s.phone, c.id, (array_agg(s.id order by s.id))[1],
      bool_or(s.alerts and a.hears_mail), bool_or(s.texts and a.hears_text),
      bool_or(s.pushes and a.hears_push and c.kind = any(a.push_kinds))
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as m ("searchId" uuid, "carId" text)
    join saved_search s on s.site_slug = ${site.slug} and s.id = m."searchId"
    join alert_choice a on a.site_slug = s.site_slug and a.phone = s.phone
    join alert_told t on t.site_slug = ${site.slug}
    join alert_change c on c.group_slug = ${site.group_slug} and c.car_id = m."carId"
      and c.changed_at > t.told_to and c.changed_at > s.saved_at and c.kind = any(${sql.param(KINDS_OF_SEARCHES)}::text[])
    where s.alerts and a.hears_mail or s.texts and a.hears_text
      or s.pushes and a.hears_push and c.kind = any(a.push_kinds)
    group by s.phone, c.id
    on conflict (site_slug, phone, change_id) do update
      set by_mail = told.by_mail or excluded.by_mail, by_text = told.by_text or excluded.by_text,
        by_push = told.by_push or excluded.by_push
      where excluded.by_mail and not told.by_mail or excluded.by_text and not told.by_text
        or excluded.by_push and not told.by_push`);
  return rowCount ?? 0;
}

/** Notes what became of saved cars, for those who agreed to hear of it. */
export async function noteSavedCars(tx: Tx, site: TenantSite): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into alert_notice (group_slug, site_slug, phone, change_id, by_mail, by_text, by_push)
    select ${site.group_slug}, ${site.slug}, w.phone, c.id, a.hears_mail, a.hears_text,
      a.hears_push and c.kind = any(a.push_kinds)
    from alert_change c
    join alert_told t on t.site_slug = ${site.slug} and c.changed_at > t.told_to
    join watchlist_entry w on w.site_slug = ${site.slug} and w.car_id = c.car_id and w.saved_at < c.changed_at
    join alert_choice a on a.site_slug = w.site_slug and a.phone = w.phone
      and (a.hears_mail or a.hears_text or a.hears_push and c.kind = any(a.push_kinds))
    where c.group_slug = ${site.group_slug} and c.kind = any(${sql.param(KINDS_OF_SAVED_CARS)}::text[])
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Tells the planner how many notices there are, after a round that wrote very many (migration 0208). */
export async function countNotices(tx: Tx): Promise<void> {
  await tx.execute(sql`select count_alert_notices()`);
}
