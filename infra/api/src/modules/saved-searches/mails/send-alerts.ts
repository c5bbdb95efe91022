import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import type { Job, JobResult } from 'pg-boss';
import type { ApiDeps } from '../../../api-deps';
import type { Tx } from '../../../db/db';
import { EVERY_PHONE, withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { errorCode } from '../../../text/error-code';
import { shownCards } from '../../drive-away/drive-away.service';
import type { MailPort } from '../../messaging/mail.port';
import { findSiteCards } from '../../stock/vehicles.service';
import { findAsked } from '../alert-choices.repository';
import type { ConfirmJob, MailJob } from '../alert-queues';
import { alertToken, confirmToken } from '../alert-token';
import { alertMail } from './alert-mail';
import { findMessage, markSent } from './alert-mails.repository';
import type { AlertMessage } from './alert-mails.repository';
import { confirmMail } from './confirm-mail';

export type SendingDeps = Pick<ApiDeps, 'db' | 'sites' | 'config'>;

/** Does each job on its own: a mail that cannot be delivered is tried again without the others. */
export async function eachJob<Data extends object>(
  jobs: readonly Pick<Job<Data>, 'id' | 'data'>[],
  send: (data: Data) => Promise<void>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of jobs) {
    try {
      await send(data);
      results.push({ id, status: 'completed' });
    } catch (error) {
      // pg-boss keeps what is thrown, and the original may name addresses.
      results.push({ id, status: 'failed', output: { code: errorCode(error) } });
    }
  }
  return results;
}

/**
 * Sends a mail that was made. It is noted as sent afterwards: a worker that dies in between sends it once more under the
 * same Message-ID, by which it is one mail to who receives it.
 */
export async function sendAlert(
  { db, sites, config: { SESSION_SECRET: secret } }: SendingDeps,
  port: MailPort,
  { site: slug, mailId }: MailJob,
): Promise<void> {
  const site = sites.findBySlug(slug);
  if (!site) return;
  const mail = await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, async (tx) => {
    const found = await findMessage(tx, site, { channel: 'mail', id: mailId });
    if (!found) return null;
    const cards = await cardsOf(tx, site, found);
    return alertMail({ site, mail: found, mailId, token: alertToken(secret, slug, found.choice_id), cards });
  });
  if (mail) await port.send(mail);
  await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => markSent(tx, site, mailId));
}

/** Those of its cars that the site shows now, as it shows them. */
export async function cardsOf(tx: Tx, site: TenantSite, { changes }: AlertMessage): Promise<CarCard[]> {
  const ids = changes.map((change) => change.car_id);
  return shownCards([...(await findSiteCards(tx, site, ids)).values()], site, new Date());
}

/** Asks an address whether alerts may come there; not one that has answered, or that nobody wants them for any more. */
export async function sendConfirmation(
  { db, sites, config: { SESSION_SECRET: secret } }: SendingDeps,
  port: MailPort,
  { site: slug, choiceId, askedAt }: ConfirmJob,
): Promise<void> {
  const site = sites.findBySlug(slug);
  if (!site) return;
  const asked = { choiceId, askedAt: new Date(askedAt) };
  const found = await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => findAsked(tx, site, asked));
  if (found) await port.send(confirmMail({ ...found, site, asked, token: confirmToken(secret, slug, asked) }));
}
