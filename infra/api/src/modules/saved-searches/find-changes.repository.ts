import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { waitTurn } from '../../db/wait-turn';
import { forSaleSql } from '../stock/for-sale.service';
import { forWebsitesSql } from '../stock/for-websites.service';

/** A long import commits rows that it changed long before. */
const OVERLAP = "interval '2 hours'";
/** Rows of `stock_row_change` are kept a day: who looked last before that looks at everything. */
const KEPT = "interval '20 hours'";

/**
 * Compares a group's stock with what alerts saw of it last, and notes what is new, cheaper (by the price that shoppers
 * read, an offer too: `shown_price` of migration 0224), reserved or sold since. The
 * first look notes nothing, and a car that is hidden stays as it was seen last: it is not sold. One worker at a time: each change is noted once, whoever dies when.
 *
 * @returns how many changes.
 */
export async function findChanges(tx: Tx, group: string): Promise<number> {
  await waitTurn(tx, 'alerts', group);
  const { rows: looks } = await tx.execute<{ isRecent: boolean }>(sql`
    select looked_at > now() - ${sql.raw(KEPT)} as "isRecent" from alert_look where group_slug = ${group}`);
  const ids = looks[0]?.isRecent ? await touchedIds(tx, group) : null;
  if (ids?.length === 0) return 0;
  const isFirst = looks.length === 0;
  const among = (column: string) =>
    ids === null ? sql`true` : sql`${sql.raw(column)} = any(${sql.param(ids)}::text[])`;
  const { rows } = await tx.execute<{ changes: number }>(sql`
    with present as (
      select v.id as car_id, shown_price(v.card) as price, v.card ->> 'price_type' as price_type,
        case when (${sql.raw(forSaleSql('v'))}) is not true then 'sold'
          when v.reserved then 'reserved' else 'available' end as state
      from vehicle v where v.group_slug = ${group} and ${sql.raw(forWebsitesSql('v'))} and ${among('v.id')}),
    gone as (
      select s.car_id, s.price, s.state from alert_car s
      where s.group_slug = ${group} and ${among('s.car_id')}
        and not exists (select from vehicle v where v.group_slug = s.group_slug and v.id = s.car_id)),
    found as (
      select p.car_id, k.kind, s.price as price_before, p.price
      from present p left join alert_car s on s.group_slug = ${group} and s.car_id = p.car_id
      cross join lateral (
        select 'new' as kind where s.car_id is null and p.state = 'available'
        union all select 'price' where p.price < s.price and p.state = 'available'
          and p.price_type is not distinct from s.price_type
        union all select p.state where p.state <> 'available' and p.state <> s.state) k
      union all select car_id, 'sold', price, price from gone where state <> 'sold'),
    noted as (
      insert into alert_change (group_slug, car_id, kind, price_before, price)
      select ${group}, car_id, kind, price_before, price from found where not ${isFirst}::boolean returning 1),
    kept as (
      insert into alert_car as known (group_slug, car_id, price, price_type, state)
      select ${group}, car_id, price, price_type, state from present
      on conflict (group_slug, car_id) do update set price = excluded.price, price_type = excluded.price_type, state = excluded.state
      where (known.price, known.price_type, known.state)
        is distinct from (excluded.price, excluded.price_type, excluded.state)),
    dropped as (
      delete from alert_car s using gone where s.group_slug = ${group} and s.car_id = gone.car_id)
    select count(*)::int as changes from noted`);
  await tx.execute(sql`
    insert into alert_look (group_slug, looked_at) values (${group}, now())
    on conflict (group_slug) do update set looked_at = now()`);
  return rows[0]?.changes ?? 0;
}

/** Cars whose rows changed since the last look; null where so many did that nobody listed them. */
async function touchedIds(tx: Tx, group: string): Promise<string[] | null> {
  const { rows } = await tx.execute<{ id: string | null }>(sql`
    select distinct c.vehicle_id as id from stock_row_change c, alert_look l
    where c.group_slug = ${group} and l.group_slug = ${group} and c.changed_at > l.looked_at - ${sql.raw(OVERLAP)}`);
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [id]));
  return ids.length < rows.length ? null : ids;
}

/** Changes that nobody needs any more: those who wanted to hear of them have. */
export async function dropOldChanges(tx: Tx, group: string): Promise<void> {
  await tx.execute(
    sql`delete from alert_change where group_slug = ${group} and changed_at < now() - interval '60 days'`,
  );
}
