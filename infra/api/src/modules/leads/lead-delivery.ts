import type { PgBoss } from 'pg-boss';
import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import type { SiteDirectory } from '../site/site-directory';
import type { MailPort } from '../messaging/mail.port';
import { findLeadEmail } from '../locations/locations.service';
import { leadMail } from './lead-mail';
import { DEAD_LEADS, LEAD_DELIVERY, ensureLeadQueues } from './lead-queue';
import type { DeliveryJob } from './lead-queue';
import { leadsRepository } from './leads.repository';

type DeliveryDeps = { db: Db; mail: MailPort; sites: Pick<SiteDirectory, 'findBySlug'> };

/** Starts delivering leads, and noting those that cannot be. */
export async function workOnLeadDeliveries(boss: PgBoss, deps: DeliveryDeps): Promise<void> {
  await ensureLeadQueues(boss);
  await boss.work<DeliveryJob>(LEAD_DELIVERY, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async (jobs) => {
    for (const { data } of jobs) await deliver(deps, data);
  });
  await boss.work<DeliveryJob>(DEAD_LEADS, { pollingIntervalSeconds: 2 }, async (jobs) => {
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

/** SMTP's own number where the server answered, else the system's word, else what kind of bug it is. */
function errorCode(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name ?? 'unknown');
}
