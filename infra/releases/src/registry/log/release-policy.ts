import { openPool } from '@infra/api/db/connect/open-pool';
import type { Statements } from './statements';

/** Whether what reaches more than half of all visitors takes a second person. */
export async function needsSecondApproval(db: Statements): Promise<boolean> {
  const { rows } = await db.query<{ isAsked: boolean }>(
    'select second_approval "isAsked" from release_policy order by id desc limit 1',
  );
  return rows[0]?.isAsked ?? false;
}

/** Slugs of all sites; the transaction sees them as the platform from here on. */
export async function allSites(tx: Statements): Promise<string[]> {
  await tx.query(`select set_config('app.operator', 'on', true)`);
  return (await tx.query<{ slug: string }>('select slug from site')).rows.map(({ slug }) => slug);
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
