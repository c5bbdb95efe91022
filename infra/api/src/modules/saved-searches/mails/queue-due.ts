import type { ApiDeps } from '../../../api-deps';
import type { Tx } from '../../../db/db';
import type { Jobs } from '../../../db/jobs';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { queueMail, queueText } from '../alert-queues';
import { takeMail, takeText } from './alert-budget';
import type { RecipientCap } from './alert-budget';
import { findDue, makeMessages } from './alert-mails.repository';
import type { AlertChannel, Due } from './alert-mails.repository';

/** Messages of one transaction: those of ten thousand shoppers outlast the time that a statement has. */
const AT_ONCE = 50;

/** What each channel takes of a recipient's budget; false where it is used up. */
const take = {
  mail: (tx: Tx, config: RecipientCap, { email }: Due) => takeMail(tx, config, { email, name: 'alert-recipient' }),
  text: (tx: Tx, config: RecipientCap, { phone }: Due) => takeText(tx, config, phone),
};
const queue = { mail: queueMail, text: queueText };

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
      const phones: string[] = [];
      // Again, and locked: another worker may have told some of them since.
      for (const one of await findDue(tx, site, { channel, now, among }))
        if (await take[channel](tx, config, one)) phones.push(one.phone);
      for (const mailId of await makeMessages(tx, site, { channel, phones }, now))
        await queue[channel](jobs, tx, { site: site.slug, mailId });
    });
  }
}
