import type { ApiDeps } from '../../../api-deps';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import { EVERY_PHONE, withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { queueMessages, queuePushes } from '../alert-queues';
import { makePushes } from '../push/push-messages.repository';
import { takeAlertMails, takePushes, takeTexts } from './alert-budget';
import type { RecipientCap } from './alert-budget';
import { ALERT_CHANNELS, findDue, makeMessages, WRITTEN_CHANNELS } from './alert-mails.repository';
import type { Due } from './alert-mails.repository';

/** Messages of one transaction: those of ten thousand shoppers outlast the time that a statement has. */
const AT_ONCE = 200;

/** What each channel takes of its recipients' budgets: whether there was one left, for each. */
const take = {
  mail: (tx: Tx, config: RecipientCap, due: readonly Due[]) =>
    takeAlertMails(
      tx,
      config,
      due.map(({ email }) => email),
    ),
  text: (tx: Tx, config: RecipientCap, due: readonly Due[]) =>
    takeTexts(
      tx,
      config,
      due.map(({ phone }) => phone),
    ),
  push: (tx: Tx, config: RecipientCap, due: readonly Due[]) =>
    takePushes(
      tx,
      config,
      due.map(({ phone }) => phone),
    ),
};

type Deps = Pick<ApiDeps, 'db'> & { config: RecipientCap };

/**
 * Makes the messages that are due at a site, and queues them. A message and its job are there together, or neither is. What
 * is due beyond a recipient's cap waits for the next day.
 */
export async function queueDue(jobs: Jobs, { db, config }: Deps, site: TenantSite, now: Date): Promise<void> {
  const due = await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, (tx) => duePhones(tx, site, now));
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const among = due.slice(from, from + AT_ONCE);
    await withScope(db, { ...scopeOf(site), phone: EVERY_PHONE }, async (tx) => {
      const phones = { mail: [] as string[], text: [] as string[], push: [] as string[] };
      for (const channel of ALERT_CHANNELS) {
        // Again, and locked: another worker may have told some of them since.
        const still = await findDue(tx, site, { channel, now, among });
        const taken = await take[channel](tx, config, still);
        phones[channel] = still.flatMap(({ phone }, index) => (taken[index] ? [phone] : []));
      }
      const made = await makeMessages(tx, site, phones, now);
      for (const channel of WRITTEN_CHANNELS) {
        const messages = made[channel].map((mailId) => ({ site: site.slug, mailId }));
        await queueMessages(jobs, tx, channel, messages);
      }
      await queuePushes(jobs, tx, await makePushes(tx, site, phones.push, now));
    });
  }
}

/** To whom something is due by any channel, those with one address beside each other. */
async function duePhones(tx: Tx, site: TenantSite, now: Date): Promise<string[]> {
  const phones = new Set<string>();
  for (const channel of ALERT_CHANNELS)
    for (const { phone } of await findDue(tx, site, { channel, now, among: null })) phones.add(phone);
  return [...phones];
}
