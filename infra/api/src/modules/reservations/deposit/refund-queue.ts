import type { Tx } from '../../../db/db';
import { enqueue } from '../../../db/jobs';
import type { Jobs } from '../../../db/jobs';
import { patience } from '../../../db/connect/patience';

export const REFUND_QUEUE = 'reservation-refund';

export type RefundJob = { group: string; site: string; reservationId: string };

/** Money owed is tried for days. */
const PATIENT = patience({ tries: 40 });

/** Makes the queue if it is not there. API and worker both do, because either may come first. */
export async function ensureRefundQueue(jobs: Pick<Jobs, 'createQueue'>): Promise<void> {
  await jobs.createQueue(REFUND_QUEUE);
}

/** Queues a refund in the transaction that makes it due. */
export async function enqueueRefund(jobs: Jobs, tx: Tx, job: RefundJob): Promise<void> {
  await enqueue(jobs, tx, REFUND_QUEUE, job, PATIENT);
}
