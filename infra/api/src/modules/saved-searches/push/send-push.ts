import { HOUR_S } from '@shared-kit/domain/time/seconds';
import { EVERY_PHONE, withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { PushPort } from '../../messaging/push/push.port';
import type { PushJob } from '../alert-queues';
import { findMessage } from '../mails/alert-mails.repository';
import { cardsOf } from '../mails/send-alerts';
import type { SendingDeps } from '../mails/send-alerts';
import { alertPush } from './alert-push';
import { findBrowser, forgetBrowser } from './push-subscriptions.repository';

/** For a browser that is not running: what is told later is old. */
const KEPT_SECONDS = 12 * HOUR_S;

/**
 * Tells one browser what a message says. A worker that dies before it noted so tells it once more under the same topic and
 * tag, by which it is one notification. A browser that is gone is forgotten, and with the last one push itself.
 */
export async function sendPush(
  { db, sites }: Pick<SendingDeps, 'db' | 'sites'>,
  port: PushPort,
  { site: slug, mailId: id, browserId }: PushJob,
): Promise<void> {
  const site = sites.findBySlug(slug);
  if (!site) return;
  const push = await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, async (tx) => {
    const found = await findMessage(tx, site, { channel: 'push', id });
    const to = found && (await findBrowser(tx, site, { id: browserId, phone: found.phone }));
    if (!to) return null;
    const text = alertPush(found, await cardsOf(tx, site, found), { site, messageId: id, now: new Date() });
    return text === null ? null : { to, text, topic: id.replaceAll('-', ''), keptSeconds: KEPT_SECONDS };
  });
  if (!push) return;
  if ((await port.send(push)) === 'gone')
    await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => forgetBrowser(tx, site, browserId, push.to));
}
