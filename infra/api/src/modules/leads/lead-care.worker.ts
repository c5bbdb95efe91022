import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { dropOldBudgets } from '../../db/budget';
import type { Db, Tx } from '../../db/db';
import { bringForward, hasUnfinishedJob } from '../../db/job-table.repository';
import { withScope } from '../../db/scope';
import type { SiteDirectory } from '../site/site-directory.service';
import { DELIVERY_QUEUES, LEAD_CARE, enqueueLeadDelivery } from './deliver/lead-queue';
import type { Channel } from './deliver/lead-queue';
import { reconcile } from './deliver/reconciliation.repository';
import type { FormEffect } from './form-effect.port';
import { dropOldAccountData, eraseOldLeads } from './retention.repository';

type CareDeps = {
  db: Db;
  log: Pick<Logger, 'error' | 'info' | 'warn'>;
  sites: Pick<SiteDirectory, 'all'>;
  effects: readonly FormEffect[];
  retentionDays: number;
  accountDays: number;
};

/** The minute round comes again by itself; the night's is not to wait a day because the database restarted at 3. */
const DAILY_AGAIN = { retryLimit: 5, retryDelay: 300 };

/**
 * Every minute: deliveries without a job get one, and what forms did besides ends when its time is over or its person was
 * erased. At 3 in the morning: the day is counted and old leads are erased. What fails at one site holds up no other, and fails the job, which is tried again.
 */
export async function careForLeads(boss: PgBoss, deps: CareDeps): Promise<void> {
  await boss.work<{ daily?: boolean }>(LEAD_CARE, { pollingIntervalSeconds: 5 }, async (jobs) => {
    const isDaily = jobs.some(({ data }) => data?.daily);
    const failures: unknown[] = [];
    for (const site of deps.sites.all())
      await careForSite(boss, deps, site, isDaily).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `Leads of ${failures.length} sites were not cared for`);
  });
  await boss.schedule(LEAD_CARE, '* * * * *', {}, { key: 'minute', tz: 'Australia/Brisbane' });
  await boss.schedule(
    LEAD_CARE,
    '0 3 * * *',
    { daily: true },
    { key: 'daily', tz: 'Australia/Brisbane', ...DAILY_AGAIN },
  );
}

async function careForSite(boss: PgBoss, deps: CareDeps, site: Site, isDaily: boolean) {
  const { db, log, effects } = deps;
  const scope = { group: site.dealership_group, site: site.slug };
  const tenant = { slug: site.slug, group_slug: site.dealership_group, config: site };
  for (const effect of effects) await effect.endOverdue?.(tenant);
  await withScope(db, scope, (tx) => wakeRedriven(tx));
  const found = await withScope(db, scope, (tx) => requeueLost(boss, tx, scope));
  if (found > 0) log.warn({ site: site.slug, deliveries: found }, 'Deliveries without a job were queued again');
  for (const effect of effects) await effect.dropErased?.(tenant);
  if (isDaily) await closeDay(deps, site);
}

async function closeDay({ db, log, retentionDays, accountDays }: CareDeps, site: Site) {
  const scope = { group: site.dealership_group, site: site.slug };
  await withScope(db, scope, (tx) => dropOldBudgets(tx));
  const counts = await withScope(db, scope, (tx) => reconcile(tx, site.slug));
  if (counts.missing > 0 || counts.dead > 0) log.error({ site: site.slug, ...counts }, 'Leads do not add up');
  else log.info({ site: site.slug, ...counts }, 'Leads add up');
  const unused = await withScope(db, scope, (tx) => dropOldAccountData(tx, accountDays));
  if (unused > 0) log.info({ site: site.slug, accounts: unused }, 'Unused accounts were deleted');
  const erased = await withScope(db, scope, (tx) => eraseOldLeads(tx, retentionDays));
  if (erased > 0) log.info({ site: site.slug, leads: erased }, 'Old leads were erased');
}

/**
 * The rows are the truth and the queue is how they get done: a pending delivery that no job stands for (an operator
 * asked for another try, or a queue was lost) is queued again. A fresh one is left to the transaction that made it.
 */
export async function requeueLost(boss: PgBoss, tx: Tx, scope: { group: string; site: string }): Promise<number> {
  const { rows } = await tx.execute<{ id: string; channel: Channel }>(sql`
    select d.id, d.channel from lead_delivery d
    where d.state = 'pending' and (d.created_at < now() - interval '2 minutes' or d.redriven_at is not null)
      and not ${hasUnfinishedJob(DELIVERY_QUEUES, 'deliveryId', sql`d.id::text`)}
    limit 1000`);
  for (const { id, channel } of rows) await enqueueLeadDelivery(boss, tx, channel, { ...scope, deliveryId: id });
  return rows.length;
}

/** An operator asked for another try of what waits for its next one: it need not wait for hours. */
export async function wakeRedriven(tx: Tx): Promise<void> {
  const redriven = sql`
    select id::text from lead_delivery where state = 'pending' and redriven_at > now() - interval '2 minutes'`;
  await bringForward(tx, DELIVERY_QUEUES, { field: 'deliveryId', values: redriven });
}
