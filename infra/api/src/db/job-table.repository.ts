import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from './db';

// pg-boss has no way to ask for jobs by what is in them, nor to bring one forward: this file alone knows its table, and
// `job-table.db.test.ts` fails when an upgrade changes it.

const nameIn = (queues: readonly string[]) =>
  sql`job.name in (${sql.join(
    queues.map((queue) => sql`${queue}`),
    sql`, `,
  )})`;

/** Condition: a job of these queues, not ended yet, has this text in a field of its data. */
export function hasUnfinishedJob(queues: readonly string[], field: string, value: SQL): SQL {
  return sql`exists (
    select from pgboss.job job
    where ${nameIn(queues)} and job.state in ('created', 'retry', 'active') and job.data ->> ${field} = ${value})`;
}

/** Jobs of these queues that wait for their next try are tried now. @param whose those with this text in a field of their data. */
export async function bringForward(
  db: Db | Tx,
  queues: readonly string[],
  whose?: { field: string; values: SQL },
): Promise<void> {
  const ofThose = whose ? sql`and job.data ->> ${whose.field} in (${whose.values})` : sql``;
  await db.execute(sql`
    update pgboss.job job set start_after = now()
    where ${nameIn(queues)} and job.state = 'retry' and job.start_after > now() ${ofThose}`);
}
