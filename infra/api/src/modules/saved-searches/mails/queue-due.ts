import type { ApiDeps } from '../../../api-deps';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { queueMessages } from '../alert-queues';
import { takeAlertMails, takeTexts } from './alert-budget';
import type { RecipientCap } from './alert-budget';
import { findDue, makeMessages } from './alert-mails.repository';
import type { AlertChannel, Due } from './alert-mails.repository';

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
};

type Deps = Pick<ApiDeps, 'db'> & { config: RecipientCap };

/**
 * Makes the messages of a channel that are due at a site, and queues them. A message and its job are there together, or
 * neither is. What is due beyond a recipient's cap waits for the next day.
 */
export async function queueDue(
  jobs: Jobs,
  { db, config }: Deps,
  site: TenantSite,
  channel: AlertChannel,
  now: Date,
): Promise<void> {
  const due = await withScope(db, scopeOf(site), (tx) => findDue(tx, site, { channel, now, among: null }));
  for (let from = 0; from < due.length; from += AT_ONCE) {
    const among = due.slice(from, from + AT_ONCE).map(({ phone }) => phone);
    await withScope(db, scopeOf(site), async (tx) => {
      // Again, and locked: another worker may have told some of them since.
      const still = await findDue(tx, site, { channel, now, among });
      const taken = await take[channel](tx, config, still);
      const phones = still.flatMap(({ phone }, index) => (taken[index] ? [phone] : []));
      const made = await makeMessages(tx, site, { channel, phones }, now);
      const messages = made.map((mailId) => ({ site: site.slug, mailId }));
      await queueMessages(jobs, tx, channel, messages);
    });
  }
}
