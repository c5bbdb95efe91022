import { createDb } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { sql } from 'drizzle-orm';
import { readDemoGroups } from '../groups/read-demo-groups';
import type { SeedContext } from '../seed';

/**
 * Demo cars that are reduced cost more until then: their first price becomes the one before, and today's counts
 * since some part of the time they have been offered, which their stock number decides.
 */
export async function loadPriceHistory({ databaseUrl, log }: Pick<SeedContext, 'databaseUrl' | 'log'>): Promise<void> {
  const db = createDb(databaseUrl, { max: 1 });
  try {
    for (const group of await readDemoGroups()) {
      const { rowCount } = await withScope(db, { group: group.slug }, (tx) => tx.execute(DATE_REDUCTIONS_BACK));
      if (rowCount) log.info(`${group.name}: ${rowCount.toLocaleString('en-AU')} prices were higher before`);
    }
  } finally {
    await db.$client.end();
  }
}

const DATE_REDUCTIONS_BACK = sql`
  with reduced as (
    select v.group_slug, v.id, v.price, v.created_at, (v.doc->>'before_price')::int as was,
      v.created_at + (now() - v.created_at) * (0.3 + 0.1 * (right(v.stocknum, 1))::int / 2) as since
    from vehicle v
    where (v.doc->>'before_price')::int > v.price and v.stocknum ~ '[0-9]$'
      and (select count(*) from vehicle_price p where p.group_slug = v.group_slug and p.vehicle_id = v.id) = 1
  ), dearer as (
    update vehicle_price p set price = r.was from reduced r where p.group_slug = r.group_slug and p.vehicle_id = r.id
  )
  insert into vehicle_price (group_slug, vehicle_id, since, price)
  select group_slug, id, since, price from reduced where since > created_at`;
