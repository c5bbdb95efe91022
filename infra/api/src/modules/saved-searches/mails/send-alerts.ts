import type { Job, JobResult } from 'pg-boss';
import type { ApiDeps } from '../../../api-deps';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { errorCode } from '../../../text/error-code';
import { shownCards } from '../../drive-away/drive-away.service';
import type { MailPort } from '../../messaging/mail.port';
import { findSiteCards } from '../../stock/vehicles.service';
import { findAsked } from '../alert-choices.repository';
import type { ConfirmJob, MailJob } from '../alert-queues';
import { alertToken, confirmToken } from '../alert-token';
import { alertMail } from './alert-mail';
import { findAlertMail, markMailSent } from './alert-mails.repository';
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
  const mail = await withScope(db, scopeOf(site), async (tx) => {
    const found = await findAlertMail(tx, site, mailId);
    if (!found) return null;
    const inStock = await findSiteCards(
      tx,
      site,
      found.changes.map((change) => change.car_id),
    );
    const cards = shownCards([...inStock.values()], site, new Date());
    return alertMail({ site, mail: found, mailId, token: alertToken(secret, slug, found.choice_id), cards });
  });
  if (mail) await port.send(mail);
  await withScope(db, scopeOf(site), (tx) => markMailSent(tx, site, mailId));
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
  const found = await withScope(db, scopeOf(site), (tx) => findAsked(tx, site, asked));
  if (found) await port.send(confirmMail({ ...found, site, asked, token: confirmToken(secret, slug, asked) }));
}
