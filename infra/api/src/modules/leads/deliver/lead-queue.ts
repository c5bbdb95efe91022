import type { Tx } from '../../../db/db';
import { enqueue } from '../../../db/jobs';
import type { Jobs } from '../../../db/jobs';
import { patience } from '../../../db/connect/patience';

/** Mail to the dealer and to the shopper; the other channels wait for nobody's mail server. */
export const LEAD_DELIVERY = 'lead-delivery';
export const LEAD_WEBHOOK = 'lead-webhook';
export const LEAD_SMS = 'lead-sms';
export const DELIVERY_QUEUES = [LEAD_DELIVERY, LEAD_WEBHOOK, LEAD_SMS] as const;
/** Where pg-boss puts a job that failed for the last time, or whose worker died with it then. */
export const DEAD_LEADS = 'lead-delivery-dead';
/** Looks after what the queue lost sight of, every minute, and counts once a day. */
export const LEAD_CARE = 'lead-care';

export type Channel = 'mail' | 'webhook' | 'sms' | 'confirmation';

/** Ids only: what the shopper typed stays in the lead's row. */
export type DeliveryJob = { group: string; site: string; deliveryId: string };

/** More than 72 hours: a mail server may be down for a long weekend. */
const PATIENT = patience({ tries: 28 });

/** Makes the queues if they are not there. API and worker both do, because either may come first. */
export async function ensureLeadQueues(jobs: Pick<Jobs, 'createQueue'>): Promise<void> {
  await jobs.createQueue(DEAD_LEADS, { retryLimit: 10, retryBackoff: true });
  for (const queue of DELIVERY_QUEUES) await jobs.createQueue(queue, { deadLetter: DEAD_LEADS });
  await jobs.createQueue(LEAD_CARE, { retryLimit: 0 });
}

/** Queues a delivery in the transaction that stores its lead. */
export async function enqueueLeadDelivery(jobs: Jobs, tx: Tx, channel: Channel, job: DeliveryJob): Promise<void> {
  await enqueue(jobs, tx, queueOf(channel), job, PATIENT);
}

function queueOf(channel: Channel): (typeof DELIVERY_QUEUES)[number] {
  if (channel === 'webhook') return LEAD_WEBHOOK;
  return channel === 'sms' ? LEAD_SMS : LEAD_DELIVERY;
}
