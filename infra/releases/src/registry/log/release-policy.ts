import { openPool } from '@infra/api/db/open-pool';
import { desc, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { boolean, bigint, pgTable, text } from 'drizzle-orm/pg-core';
import type { TokenMakers } from './second-approval';

const releasePolicy = pgTable('release_policy', {
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  actor: text('actor').notNull(),
  secondApproval: boolean('second_approval').notNull(),
});

/** Whether what reaches everybody on all sites takes a second person. */
export async function needsSecondApproval(db: Pick<NodePgDatabase, 'select'>): Promise<boolean> {
  const [newest] = await db.select().from(releasePolicy).orderBy(desc(releasePolicy.id)).limit(1);
  return newest?.secondApproval ?? false;
}

/** Slugs of all sites; the transaction sees them as the platform from here on. */
export async function allSites(db: Pick<NodePgDatabase, 'execute'>): Promise<string[]> {
  await db.execute(sql`select set_config('app.operator', 'on', true)`);
  return (await db.execute<{ slug: string }>(sql`select slug from site`)).rows.map(({ slug }) => slug);
}

/** Who made each token, by the token's id; the transaction sees accounts as the platform from here on. */
export async function tokenMakers(db: Pick<NodePgDatabase, 'execute'>): Promise<TokenMakers> {
  await db.execute(sql`select set_config('app.operator', 'on', true)`);
  const { rows } = await db.execute<{ token: string; name: string; id: string | null }>(
    sql`select 'token:' || id as token, made_by as name, 'account:' || of_account as id from operator_token`,
  );
  return new Map(rows.map(({ token, name, id }) => [token, { name, id }]));
}

/** Notes what the platform is set to, where that is new. Programs that decide read it with each decision. */
export async function setReleasePolicy(
  databaseUrl: string,
  { actor, secondApproval }: { actor: string; secondApproval: boolean },
): Promise<void> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    await pool.query(
      `insert into release_policy (actor, second_approval) select $1, $2 where $2 is distinct from
         coalesce((select second_approval from release_policy order by id desc limit 1), false)`,
      [actor, secondApproval],
    );
  } finally {
    await pool.end();
  }
}
