import { EVERY_PHONE, withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import { errorCode } from '../../../text/error-code';
import type { SmsPort } from '../../messaging/sms.port';
import type { MailJob } from '../alert-queues';
import { textsToken } from '../alert-token';
import { findMessage, markSent, markUnsent } from './alert-mails.repository';
import { alertText } from './alert-text';
import { cardsOf } from './send-alerts';
import type { SendingDeps } from './send-alerts';

/** What says for sure that nothing was sent: the provider's own refusal, or that nobody was reached. */
export const NOT_SENT = /^(?:4\d\d|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|NUMBER_REFUSED)$/;

/**
 * Sends a text message that was made. Nothing tells two of them apart for who receives them, so it is noted as sent
 * beforehand: a worker that dies in between, or a provider that leaves open whether it took it, loses the message; nobody
 * gets it twice. What was surely not sent is tried again.
 */
export async function sendText(
  { db, sites, config: { SESSION_SECRET: secret } }: SendingDeps,
  port: SmsPort,
  { site: slug, mailId: id }: MailJob,
): Promise<void> {
  const site = sites.findBySlug(slug);
  if (!site) return;
  const sms = await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, async (tx) => {
    const found = await findMessage(tx, site, { channel: 'text', id });
    if (!found || !(await markSent(tx, site, id))) return null;
    const text = alertText(found, await cardsOf(tx, site, found), {
      site,
      token: textsToken(secret, slug, found.choice_id),
    });
    return text === null ? null : { group: site.group_slug, site: slug, to: found.phone, text };
  });
  if (!sms) return;
  try {
    await port.send(sms);
  } catch (error) {
    if (NOT_SENT.test(errorCode(error)))
      await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => markUnsent(tx, site, id));
    throw error;
  }
}
