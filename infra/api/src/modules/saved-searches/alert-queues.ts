import { HOUR_S } from '@shared-kit/domain/time/seconds';
import type { Tx } from '../../db/db';
import { enqueue, enqueueAll } from '../../db/jobs';
import type { Jobs } from '../../db/jobs';
import { patience } from '../../db/connect/patience';

export const ROUND = 'alert-round';
export const MAIL = 'alert-mail';
export const TEXT = 'alert-text';
export const PUSH = 'alert-push';
export const CONFIRM = 'alert-confirm';

export type MailJob = { site: string; mailId: string };
/** A message to one of a shopper's browsers: each is tried by itself. */
export type PushJob = MailJob & { browserId: string };
/** `askedAt` in milliseconds. */
export type ConfirmJob = { site: string; choiceId: string; askedAt: number };

/** A server may be down for a night. */
const PATIENT = patience({ tries: 12, longestWaitS: HOUR_S });

/** What a browser is told is news for some hours only. */
const BRIEF = { ...patience({ tries: 6, longestWaitS: HOUR_S }), expireInSeconds: 4 * HOUR_S };

/** Makes the queues if they are not there. */
export async function ensureAlertQueues(jobs: Pick<Jobs, 'createQueue'>): Promise<void> {
  await jobs.createQueue(ROUND, { retryLimit: 0 });
  await jobs.createQueue(MAIL);
  await jobs.createQueue(TEXT);
  await jobs.createQueue(PUSH);
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

/** Queues a message for each browser, in the transaction that makes them. */
export async function queuePushes(jobs: Jobs, tx: Tx, pushes: readonly PushJob[]): Promise<void> {
  await enqueueAll(jobs, tx, PUSH, pushes, BRIEF);
}

/** Queues the mail that asks an address, in the transaction of the choice. */
export async function queueConfirmation(jobs: Jobs, tx: Tx, job: ConfirmJob): Promise<void> {
  await enqueue(jobs, tx, CONFIRM, job, PATIENT);
}
