import type { Tx } from '../../db/db';
import { enqueue } from '../../db/jobs';
import type { Jobs } from '../../db/jobs';

export const LEAD_DELIVERY = 'lead-delivery';
/** Where pg-boss puts a job that failed for the last time, or whose worker died with it then. */
export const DEAD_LEADS = 'lead-delivery-dead';

/** Ids only: what the shopper typed stays in the lead's row. */
export type DeliveryJob = { group: string; site: string; deliveryId: string };

/** Waits of 1, 2, 4 … minutes, at most 4 hours: a mail server may be down for more than two days. */
const PATIENT = { retryLimit: 22, retryDelay: 60, retryBackoff: true, retryDelayMax: 4 * 3600 };

/** Makes the queues if they are not there. API and worker both do, because either may come first. */
export async function ensureLeadQueues(jobs: Pick<Jobs, 'createQueue'>): Promise<void> {
  await jobs.createQueue(DEAD_LEADS, { retryLimit: 10, retryBackoff: true });
  await jobs.createQueue(LEAD_DELIVERY, { deadLetter: DEAD_LEADS });
}

/** Queues a delivery in the transaction that stores its lead. */
export async function enqueueLeadDelivery(jobs: Jobs, tx: Tx, job: DeliveryJob): Promise<void> {
  await enqueue(jobs, tx, LEAD_DELIVERY, job, PATIENT);
}
