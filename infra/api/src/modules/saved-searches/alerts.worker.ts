import type { PgBoss } from 'pg-boss';
import type { ApiDeps } from '../../api-deps';
import type { Tx } from '../../db/db';
import { listDealerGroups } from '../../db/dealer-groups';
import { enqueue } from '../../db/jobs';
import { withOperatorScope, withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { chooseMail } from '../messaging/choose-mail.service';
import type { MailPort } from '../messaging/mail.port';
import { searchPlaces } from '../search/saved/match-searches.service';
import { findGroupCards } from '../stock/vehicles.service';
import { alertMail } from './alert-mail';
import { findAlertMail, makeDueMails, markMailSent } from './alert-mails.repository';
import { alertToken } from './alert-token';
import { dropOldChanges, findChanges } from './find-changes.repository';
import { noteAlerts } from './note-alerts';

const ROUND = 'alert-round';
const MAIL = 'alert-mail';
/** As leads' mails: a server may be down for a night. */
const PATIENT = { retryLimit: 12, retryDelay: 20, retryBackoff: true, retryDelayMax: 3600, heartbeatSeconds: 20 };

type MailJob = { site: string; mailId: string };
type WorkerDeps = Pick<ApiDeps, 'config' | 'db' | 'log' | 'sites'>;

/** Every minute: what changed in the stock, whom that concerns, and the mails that are due. */
export async function workOnAlerts(boss: PgBoss, deps: WorkerDeps): Promise<void> {
  const mail = chooseMail(deps.config);
  const placesOf = searchPlaces(deps.db);
  await ensureAlertQueues(boss);
  await boss.work(ROUND, { pollingIntervalSeconds: 5 }, async () => {
    await alertRound(boss, deps, await placesOf(), new Date());
  });
  await boss.work<MailJob>(MAIL, { batchSize: 10, pollingIntervalSeconds: 2 }, async (jobs) => {
    for (const { data } of jobs) await sendAlert(deps, mail, data);
  });
  await boss.schedule(ROUND, '* * * * *', {}, { tz: 'Australia/Brisbane' });
}

/** Makes the queues if they are not there. */
export async function ensureAlertQueues(jobs: Pick<PgBoss, 'createQueue'>): Promise<void> {
  await jobs.createQueue(ROUND, { retryLimit: 0 });
  await jobs.createQueue(MAIL);
}

/** One round over all groups and their sites. What fails at one holds up no other, and fails the round. */
export async function alertRound(
  boss: Pick<PgBoss, 'send' | 'createQueue'>,
  { db, sites }: Pick<WorkerDeps, 'db' | 'sites'>,
  places: Awaited<ReturnType<ReturnType<typeof searchPlaces>>>,
  now: Date,
): Promise<void> {
  const failures: unknown[] = [];
  const fails = (error: unknown) => void failures.push(error);
  for (const group of await withOperatorScope(db, listDealerGroups))
    await withScope(db, { group }, async (tx) => {
      await findChanges(tx, group);
      await dropOldChanges(tx, group);
    }).catch(fails);
  for (const config of sites.all()) {
    const site: TenantSite = { slug: config.slug, group_slug: config.dealership_group, config };
    await withScope(db, scopeOf(site), (tx) => noteAlerts(tx, site, places, now)).catch(fails);
    await withScope(db, scopeOf(site), (tx) => queueMails(boss, tx, site, now)).catch(fails);
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} alerts were not looked after`);
}

/** A mail and its job are there together, or neither is. */
async function queueMails(boss: Pick<PgBoss, 'send' | 'createQueue'>, tx: Tx, site: TenantSite, now: Date) {
  for (const mailId of await makeDueMails(tx, site, now))
    await enqueue(boss, tx, MAIL, { site: site.slug, mailId } satisfies MailJob, PATIENT);
}

/**
 * Sends a mail that was made. It is noted as sent afterwards: a worker that dies in between sends it once more under the
 * same Message-ID, by which it is one mail to who receives it.
 */
export async function sendAlert(
  { db, sites, config: { SESSION_SECRET: secret } }: Pick<WorkerDeps, 'db' | 'sites' | 'config'>,
  port: MailPort,
  { site: slug, mailId }: MailJob,
): Promise<void> {
  const site = sites.findBySlug(slug);
  if (!site) return;
  const mail = await withScope(db, scopeOf(site), async (tx) => {
    const found = await findAlertMail(tx, site, mailId);
    if (!found) return null;
    const cards = await findGroupCards(
      tx,
      found.changes.map((change) => change.car_id),
    );
    return alertMail({ site, mail: found, mailId, token: alertToken(secret, slug, found.choice_id), cards });
  });
  if (mail) await port.send(mail);
  await withScope(db, scopeOf(site), (tx) => markMailSent(tx, site, mailId));
}
