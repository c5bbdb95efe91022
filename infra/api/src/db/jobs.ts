import { PgBoss } from 'pg-boss';
import type { JobInsert, SendOptions } from 'pg-boss';
import type { Tx } from './db';
import { runPlanned } from './connect/planned-once';

/** Sends jobs. The worker process also works on them. */
export type Jobs = Pick<PgBoss, 'send' | 'insert' | 'createQueue'>;

type Role = 'sender' | 'worker';

/** A connection whose server says nothing for so long is given up: without it a worker waits as long as TCP does. */
const HEARD = { query_timeout: 30_000, keepAlive: true };

/** The job queue in the same database. A sender only enqueues; the worker also schedules, retries and cleans up. */
export function createBoss(appUrl: string, role: Role): PgBoss {
  const works = role === 'worker';
  return new PgBoss({
    connectionString: appUrl,
    schema: 'pgboss',
    // A migration has made the schema: the application's role may not.
    createSchema: false,
    supervise: works,
    schedule: works,
    max: works ? 5 : 2,
    ...HEARD,
    // A dead worker's jobs go back within seconds, not minutes.
    ...(works && { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }),
    application_name: `dealer-jobs-${role}`,
  });
}

/** Enqueues a job in the transaction of the row that causes it: both are there, or neither. */
export async function enqueue(
  jobs: Jobs,
  tx: Tx,
  queue: string,
  data: object,
  options: SendOptions = {},
): Promise<void> {
  await jobs.send(queue, data, { ...options, db: inTransaction(tx) });
}

/** Enqueues many jobs in the transaction of the rows that cause them, in one statement. */
export async function enqueueAll(
  jobs: Jobs,
  tx: Tx,
  queue: string,
  all: readonly object[],
  options: Omit<JobInsert, 'id' | 'data'> = {},
): Promise<void> {
  if (all.length === 0) return;
  await jobs.insert(
    queue,
    all.map((data) => ({ ...options, data })),
    { db: inTransaction(tx) },
  );
}

function inTransaction(tx: Tx) {
  return { executeSql: async (text: string, values: unknown[] = []) => ({ rows: await runPlanned(tx, text, values) }) };
}
