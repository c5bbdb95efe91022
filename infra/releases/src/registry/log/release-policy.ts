import { openPool } from '@infra/api/db/open-pool';
import type { TokenMakers } from './second-approval';
import type { Statements } from './statements';

/** Whether what reaches everybody on all sites takes a second person. */
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

/** Who made each token, by the token's id; the transaction sees accounts as the platform from here on. */
export async function tokenMakers(tx: Statements): Promise<TokenMakers> {
  await tx.query(`select set_config('app.operator', 'on', true)`);
  const { rows } = await tx.query<{ token: string; name: string; id: string | null }>(
    `select 'token:' || id as token, made_by as name, 'account:' || of_account as id from operator_token`,
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
