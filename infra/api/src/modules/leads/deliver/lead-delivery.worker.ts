import { bringForward } from '../../../db/job-table.repository';
import { errorCode } from '../../../text/error-code';
import { within } from '@shared-kit/domain/async/within';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { inLine } from '../../../concurrency/in-line';
import type { TenantSite } from '../../../plugins/tenant';
import type { SiteDirectory } from '../../site/site-directory.service';
import type { Breakers } from './breaker';
import { deliveryBook } from './delivery-book';
import type { DealersDelivery } from './delivery-book';
import type { DeliverLead } from './lead-channels';
import { firstLeadOf } from '../mail/lead-news.service';
import { DEAD_LEADS, DELIVERY_QUEUES, ensureLeadQueues } from './lead-queue';
import type { DeliveryJob } from './lead-queue';
import { NoMailbox } from './no-mailbox';
import { PAUSED, leadsRepository } from '../leads.repository';

export type DeliveryDeps = {
  db: Db;
  sites: Pick<SiteDirectory, 'findBySlug'>;
  breakers: Breakers;
  deliver: DeliverLead;
};

/** Longer than any channel's own timeouts: a destination that never answers does not hold a worker. */
const LONGEST_TRY_MS = 60_000;
/** Small portions, often: a second's leads all at once would be felt by whoever waits for a page on the same machine. */
const AT_ONCE = {
  perJobResults: true,
  batchSize: 25,
  localConcurrency: 2,
  pollingIntervalSeconds: 0.5,
  burstWhenBatchFull: true,
} as const;

type Delivering = DeliveryDeps & { book: ReturnType<typeof deliveryBook>; line: ReturnType<typeof inLine> };

/** Starts delivering leads, and noting those that cannot be. */
export async function workOnLeadDeliveries(boss: PgBoss, deps: DeliveryDeps): Promise<void> {
  await ensureLeadQueues(boss);
  const delivering = { ...deps, book: deliveryBook(deps.db), line: inLine() };
  for (const queue of DELIVERY_QUEUES) {
    await boss.work(queue, AT_ONCE, (jobs: Job<DeliveryJob>[]) =>
      Promise.all(asWritten(jobs).map((job) => settle(delivering, job))),
    );
  }
  await boss.work<DeliveryJob>(DEAD_LEADS, { pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs) {
      await withScope(deps.db, data, (tx) => leadsRepository(tx, data).markDead(data.deliveryId));
    }
  });
}

/** The queue hands jobs out in any order; a delivery's id says when it was written. */
function asWritten(jobs: readonly Job<DeliveryJob>[]): Job<DeliveryJob>[] {
  return jobs.toSorted((one, other) => (one.data.deliveryId < other.data.deliveryId ? -1 : 1));
}

async function settle(deps: Delivering, { id, data }: Job<DeliveryJob>): Promise<JobResult> {
  try {
    await tryOnce(deps, data);
    return { id, status: 'completed' };
  } catch (error) {
    // pg-boss keeps what is thrown, and the original may name addresses.
    return { id, status: 'failed', output: { code: errorCode(error) } };
  }
}

/**
 * May run twice for one job; the delivery's id, by which receivers drop a second copy, is the same each time. What one
 * receiver is told of one matter leaves in the order it was written: nobody reads of a deposit paid before it began.
 */
async function tryOnce(delivering: Delivering, job: DeliveryJob): Promise<void> {
  const site = delivering.sites.findBySlug(job.site);
  if (!site) throw new Error('The site of this lead is not there');
  const pending = await delivering.book.findPending(job);
  if (!pending) return;
  const { channel, destination, lead } = pending;
  await delivering.line([channel, destination, firstLeadOf(lead)].join(), () =>
    send(delivering, job, { ...pending, site }),
  );
}

async function send(
  { db, book, breakers, deliver }: Delivering,
  job: DeliveryJob,
  pending: DealersDelivery & { site: TenantSite },
): Promise<void> {
  const attempt = deliver({ ...pending, deliveryId: job.deliveryId });
  if (!breakers.mayTry(attempt.destination)) {
    await withScope(db, job, (tx) => leadsRepository(tx, job).notePause(job.deliveryId));
    throw Object.assign(new Error('Paused'), { code: PAUSED });
  }
  try {
    await within(LONGEST_TRY_MS, attempt.send(), noAnswer);
  } catch (error) {
    const isFinal = error instanceof NoMailbox;
    await withScope(db, job, async (tx) => {
      const repository = leadsRepository(tx, job);
      await repository.noteFailure(job.deliveryId, errorCode(error));
      if (isFinal) await repository.markDead(job.deliveryId);
    });
    if (isFinal) return;
    breakers.failed(attempt.destination);
    throw error;
  }
  await book.markDelivered(job);
  // A destination is back: what waits for its next try need not wait for hours.
  if (breakers.succeeded(attempt.destination).recovered) await bringForward(db, DELIVERY_QUEUES);
}

function noAnswer(): never {
  throw Object.assign(new Error('No answer'), { code: 'TIMEOUT' });
}
