import type { Tx } from '../../db/db';
import { enqueue, enqueueAll } from '../../db/jobs';
import type { Jobs } from '../../db/jobs';

export const ROUND = 'alert-round';
export const MAIL = 'alert-mail';
export const TEXT = 'alert-text';
export const CONFIRM = 'alert-confirm';

export type MailJob = { site: string; mailId: string };
/** `askedAt` in milliseconds. */
export type ConfirmJob = { site: string; choiceId: string; askedAt: number };

/** As leads' mails: a server may be down for a night. */
const PATIENT = { retryLimit: 12, retryDelay: 20, retryBackoff: true, retryDelayMax: 3600, heartbeatSeconds: 20 };

/** Makes the queues if they are not there. */
export async function ensureAlertQueues(jobs: Pick<Jobs, 'createQueue'>): Promise<void> {
  await jobs.createQueue(ROUND, { retryLimit: 0 });
  await jobs.createQueue(MAIL);
  await jobs.createQueue(TEXT);
  await jobs.createQueue(CONFIRM);
}

/** Queues messages of a channel in the transaction that makes them. */
export async function queueMessages(
  jobs: Jobs,
  tx: Tx,
  channel: 'mail' | 'text',
  messages: readonly MailJob[],
): Promise<void> {
  await enqueueAll(jobs, tx, channel === 'mail' ? MAIL : TEXT, messages, PATIENT);
}

/** Queues the mail that asks an address, in the transaction of the choice. */
export async function queueConfirmation(jobs: Jobs, tx: Tx, job: ConfirmJob): Promise<void> {
  await enqueue(jobs, tx, CONFIRM, job, PATIENT);
}
