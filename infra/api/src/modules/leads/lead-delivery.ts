import type { PgBoss } from 'pg-boss';
import type { Db, Tx } from '../../db/db';
import { enqueue } from '../../db/jobs';
import type { Jobs } from '../../db/jobs';
import { withScope } from '../../db/scope';
import type { SiteDirectory } from '../site/site-directory';
import type { MailPort } from '../messaging/mail.port';
import { findLeadEmail } from './dealerships';
import { leadMail } from './lead-mail';
import { leadsRepository } from './leads.repository';

const QUEUE = 'lead-delivery';
/** Where pg-boss puts a job that failed for the last time, or whose worker died with it then. */
const DEAD_QUEUE = 'lead-delivery-dead';

/** Ids only: what the shopper typed stays in the lead's row. */
type DeliveryJob = { group: string; site: string; deliveryId: string };

/** Waits of 1, 2, 4 … minutes, at most 4 hours: a mail server may be down for more than two days. */
const PATIENT = { retryLimit: 22, retryDelay: 60, retryBackoff: true, retryDelayMax: 4 * 3600 };

/** Makes the queues if they are not there. The API does so too, because either process may come first. */
export async function ensureLeadQueues(jobs: Pick<Jobs, 'createQueue'>): Promise<void> {
  await jobs.createQueue(DEAD_QUEUE, { retryLimit: 10, retryBackoff: true });
  await jobs.createQueue(QUEUE, { deadLetter: DEAD_QUEUE });
}

/** Queues a delivery in the transaction that stores its lead. */
export async function enqueueLeadDelivery(jobs: Jobs, tx: Tx, job: DeliveryJob): Promise<void> {
  await enqueue(jobs, tx, QUEUE, job, PATIENT);
}

type DeliveryDeps = { db: Db; mail: MailPort; sites: Pick<SiteDirectory, 'findBySlug'> };

/** Starts delivering leads, and noting those that cannot be. */
export async function workOnLeadDeliveries(boss: PgBoss, deps: DeliveryDeps): Promise<void> {
  await ensureLeadQueues(boss);
  await boss.work<DeliveryJob>(QUEUE, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async (jobs) => {
    for (const { data } of jobs) await deliver(deps, data);
  });
  await boss.work<DeliveryJob>(DEAD_QUEUE, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs) {
      await withScope(deps.db, data, (tx) => leadsRepository(tx, data).markDead(data.deliveryId));
    }
  });
}

/** May run twice for one job; the mail's dedupe id is the same each time. */
async function deliver({ db, mail, sites }: DeliveryDeps, job: DeliveryJob): Promise<void> {
  const site = sites.findBySlug(job.site);
  if (!site) throw new Error('The site of this lead is not there');
  const pending = await withScope(db, job, async (tx) => {
    const lead = await leadsRepository(tx, job).findPending(job.deliveryId);
    if (!lead) return null;
    return { lead, to: (await findLeadEmail(tx, lead.payload.dealership_slug)) ?? site.config.email };
  });
  if (!pending) return;

  try {
    await mail.send(leadMail(pending.lead, site.config, { deliveryId: job.deliveryId, to: pending.to }));
  } catch (error) {
    const code = errorCode(error);
    await withScope(db, job, (tx) => leadsRepository(tx, job).noteFailure(job.deliveryId, code));
    // The original names addresses, and pg-boss keeps what is thrown.
    throw new Error(`Mail not sent: ${code}`);
  }
  await withScope(db, job, (tx) => leadsRepository(tx, job).markDelivered(job.deliveryId));
}

/** SMTP's own number where the server answered, else the system's word. */
function errorCode(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return String(responseCode ?? code ?? 'unknown');
}
