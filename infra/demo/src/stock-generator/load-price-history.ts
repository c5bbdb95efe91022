import { formatNumber } from '@shared-kit/domain/number/format-number';
import { createDb } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { sql } from 'drizzle-orm';
import { readDemoGroups } from '../groups/read-demo-groups';
import type { SeedContext } from '../seed-step';

/**
 * Demo cars that are reduced cost more until then: their first price becomes the one before, and today's counts
 * since some part of the time they have been offered, which their stock number decides. So do some used cars that
 * nobody calls reduced: dealers lower a price step by step while a car stands.
 */
export async function loadPriceHistory({ databaseUrl, log }: Pick<SeedContext, 'databaseUrl' | 'log'>): Promise<void> {
  const db = createDb(databaseUrl, { max: 1 });
  try {
    for (const group of await readDemoGroups()) {
      const count = await withScope(db, { group: group.slug }, async (tx) => {
        const reduced = await tx.execute(DATE_REDUCTIONS_BACK);
        const lowered = await tx.execute(LOWER_STEP_BY_STEP);
        return (reduced.rowCount ?? 0) + (lowered.rowCount ?? 0);
      });
      if (count) log.info(`${group.name}: ${formatNumber(count)} prices were higher before`);
    }
  } finally {
    await db.$client.end();
  }
}

const DATE_REDUCTIONS_BACK = sql`
  with reduced as (
    select v.group_slug, v.id, v.price, coalesce(v.card->>'price_type', '') as price_type, v.created_at, (v.doc->>'before_price')::int as was,
      v.created_at + (now() - v.created_at) * (0.3 + 0.1 * (right(v.stocknum, 1))::int / 2) as since
    from vehicle v
    where (v.doc->>'before_price')::int > v.price and v.stocknum ~ '[0-9]$'
      and (select count(*) from vehicle_price p where p.group_slug = v.group_slug and p.vehicle_id = v.id) = 1
  ), dearer as (
    update vehicle_price p set price = r.was from reduced r where p.group_slug = r.group_slug and p.vehicle_id = r.id
  )
  insert into vehicle_price (group_slug, vehicle_id, since, price, price_type)
  select group_slug, id, since, price, price_type from reduced where since > created_at`;

/** After 40% of its days a used car of those stock numbers came down by 3%, after 75% by 2% more. */
const LOWER_STEP_BY_STEP = sql`
  with lowered as (
    select v.group_slug, v.id, v.price, coalesce(v.card->>'price_type', '') as price_type, v.created_at, now() - v.created_at as stood
    from vehicle v
    where v.doc->>'car_type' = 'used' and v.stocknum ~ '[1379]$' and v.price > 5000
      and v.doc->>'before_price' is null and v.created_at < now() - interval '20 days'
      and (select count(*) from vehicle_price p where p.group_slug = v.group_slug and p.vehicle_id = v.id) = 1
  ), dearest as (
    update vehicle_price p set price = round(l.price * 1.05 / 100) * 100 + 90
    from lowered l where p.group_slug = l.group_slug and p.vehicle_id = l.id
  )
  insert into vehicle_price (group_slug, vehicle_id, since, price, price_type)
  select group_slug, id, created_at + stood * 0.4, round(price * 1.02 / 100) * 100 + 90, price_type from lowered
  union all
  select group_slug, id, created_at + stood * 0.75, price, price_type from lowered`;
