import type { Job, PgBoss } from 'pg-boss';
import type { ApiDeps } from '../../api-deps';
import { listDealerGroups } from '../../db/dealer-groups';
import type { Jobs } from '../../db/jobs';
import { EVERY_PHONE, withOperatorScope, withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { chooseMail } from '../messaging/choose-mail.service';
import { choosePush } from '../messaging/push/choose-push.service';
import { chooseSms } from '../messaging/choose-sms.service';
import { searchPlaces } from '../search/saved/match-searches.service';
import { CONFIRM, ensureAlertQueues, MAIL, PUSH, ROUND, TEXT } from './alert-queues';
import type { ConfirmJob, MailJob, PushJob } from './alert-queues';
import { dropOldChanges, findChanges } from './find-changes.repository';
import { queueDue } from './mails/queue-due';
import { eachJob, sendAlert, sendConfirmation } from './mails/send-alerts';
import type { SendingDeps } from './mails/send-alerts';
import { sendText } from './mails/send-text';
import { noteAlerts } from './note-alerts';
import { sendPush } from './push/send-push';
import { remindOfServices } from './service/send-reminders';

const AT_ONCE = { perJobResults: true, batchSize: 10, pollingIntervalSeconds: 2 } as const;

type WorkerDeps = Pick<ApiDeps, 'config' | 'db' | 'log' | 'sites'>;

/** Every minute: what changed in the stock, whom that concerns, and the mails that are due. */
export async function workOnAlerts(boss: PgBoss, deps: WorkerDeps): Promise<void> {
  const mail = chooseMail(deps.config);
  const sms = chooseSms(deps.config, deps.db);
  const placesOf = searchPlaces(deps.db);
  await ensureAlertQueues(boss);
  await boss.work(ROUND, { pollingIntervalSeconds: 5 }, async () => {
    const now = new Date();
    try {
      await alertRound(boss, deps, await placesOf(), now);
    } finally {
      await remindOfServices(deps, { mail, sms }, now);
    }
  });
  await boss.work(MAIL, AT_ONCE, (jobs: Job<MailJob>[]) => eachJob(jobs, (job) => sendAlert(deps, mail, job)));
  await boss.work(TEXT, AT_ONCE, (jobs: Job<MailJob>[]) => eachJob(jobs, (job) => sendText(deps, sms, job)));
  const push = choosePush(deps.config);
  if (push)
    await boss.work(PUSH, AT_ONCE, (jobs: Job<PushJob>[]) => eachJob(jobs, (job) => sendPush(deps, push.port, job)));
  await boss.work(CONFIRM, AT_ONCE, (jobs: Job<ConfirmJob>[]) =>
    eachJob(jobs, (job) => sendConfirmation(deps, mail, job)),
  );
  await boss.schedule(ROUND, '* * * * *', {}, { tz: 'Australia/Brisbane' });
}

/** One round over all groups and their sites. What fails at one holds up no other, and fails the round. */
export async function alertRound(
  jobs: Jobs,
  { db, sites, config: platform }: SendingDeps,
  places: Awaited<ReturnType<ReturnType<typeof searchPlaces>>>,
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  const fails = (error: unknown) => void failures.push(error);
  for (const group of await withOperatorScope(db, listDealerGroups))
    for (const step of [findChanges, dropOldChanges])
      await withScope(db, { group }, async (tx) => void (await step(tx, group))).catch(fails);
  for (const config of sites.all()) {
    const site: TenantSite = { slug: config.slug, group_slug: config.dealership_group, config };
    await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => noteAlerts(tx, site, places, now)).catch(
      fails,
    );
    await queueDue(jobs, { db, config: platform }, site, now).catch(fails);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} alerts were not looked after`);
}
