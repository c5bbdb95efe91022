import { sql } from 'drizzle-orm';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Db, Tx } from '../../db/db';
import { withScope } from '../../db/scope';
import { findLeadEmail } from '../locations/locations.service';
import type { SiteDirectory } from '../site/site-directory';
import type { Breakers } from './breaker';
import type { DeliverLead } from './lead-channels';
import { DEAD_LEADS, DELIVERY_QUEUES, ensureLeadQueues } from './lead-queue';
import type { DeliveryJob } from './lead-queue';
import { leadsRepository } from './leads.repository';

export type DeliveryDeps = {
  db: Db;
  sites: Pick<SiteDirectory, 'findBySlug'>;
  breakers: Breakers;
  deliver: DeliverLead;
};

/** Longer than any channel's own timeouts: a destination that never answers does not hold a worker. */
const LONGEST_TRY_MS = 60_000;
const AT_ONCE = {
  perJobResults: true,
  batchSize: 20,
  localConcurrency: 2,
  pollingIntervalSeconds: 1,
  burstWhenBatchFull: true,
} as const;

/** Starts delivering leads, and noting those that cannot be. */
export async function workOnLeadDeliveries(boss: PgBoss, deps: DeliveryDeps): Promise<void> {
  await ensureLeadQueues(boss);
  for (const queue of DELIVERY_QUEUES) {
    await boss.work(queue, AT_ONCE, (jobs: Job<DeliveryJob>[]) => Promise.all(jobs.map((job) => settle(deps, job))));
  }
  await boss.work<DeliveryJob>(DEAD_LEADS, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs) {
      await withScope(deps.db, data, (tx) => leadsRepository(tx, data).markDead(data.deliveryId));
    }
  });
}

async function settle(deps: DeliveryDeps, { id, data }: Job<DeliveryJob>): Promise<JobResult> {
  try {
    await tryOnce(deps, data);
    return { id, status: 'completed' };
  } catch (error) {
    // pg-boss keeps what is thrown, and the original may name addresses.
    return { id, status: 'failed', output: { code: errorCode(error) } };
  }
}

/** May run twice for one job; the delivery's id, by which receivers drop a second copy, is the same each time. */
async function tryOnce({ db, sites, breakers, deliver }: DeliveryDeps, job: DeliveryJob): Promise<void> {
  const site = sites.findBySlug(job.site);
  if (!site) throw new Error('The site of this lead is not there');
  const pending = await withScope(db, job, (tx) => findDelivery(tx, job));
  if (!pending) return;

  const attempt = deliver({ ...pending, site, deliveryId: job.deliveryId });
  if (!breakers.mayTry(attempt.destination)) throw Object.assign(new Error('Paused'), { code: 'PAUSED' });
  try {
    await withinTime(attempt.send());
  } catch (error) {
    breakers.failed(attempt.destination);
    const code = errorCode(error);
    await withScope(db, job, (tx) => leadsRepository(tx, job).noteFailure(job.deliveryId, code));
    throw error;
  }
  await withScope(db, job, (tx) => leadsRepository(tx, job).markDelivered(job.deliveryId));
  if (breakers.succeeded(attempt.destination).recovered) await wakeWaiting(db);
}

/** What is still to be delivered, and where its dealership wants its leads: one transaction, before anything is sent. */
async function findDelivery(tx: Tx, job: DeliveryJob) {
  const pending = await leadsRepository(tx, job).findPending(job.deliveryId);
  if (pending?.channel !== 'mail' || pending.destination !== '') return pending;
  return { ...pending, destination: (await findLeadEmail(tx, pending.lead.payload.dealership_slug)) ?? '' };
}

async function withinTime(sending: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(Object.assign(new Error('No answer'), { code: 'TIMEOUT' })), LONGEST_TRY_MS);
  await Promise.race([sending, late]).finally(() => clearTimeout(timer));
}

/** A destination is back: what waits for its next try need not wait for hours. */
async function wakeWaiting(db: Db): Promise<void> {
  await db.execute(
    sql`update pgboss.job set start_after = now() where state = 'retry' and name in (${sql.join(
      DELIVERY_QUEUES.map((queue) => sql`${queue}`),
      sql`, `,
    )})`,
  );
}

/** SMTP's own number or an HTTP status where the other side answered, else the system's word, else the kind of bug. */
function errorCode(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name ?? 'unknown');
}
