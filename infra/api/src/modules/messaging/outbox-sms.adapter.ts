import type { Db } from '../../db/db';
import { withScope } from '../../db/scope';
import { smsOutbox } from './messaging.schema';
import type { SmsPort } from './sms.port';

/** SMS without a provider's account: the operator reads the messages on the outbox page. */
export function outboxSms(db: Db): SmsPort {
  return {
    async send({ group, site, to, text }) {
      await withScope(db, { group, site }, (tx) =>
        tx.insert(smsOutbox).values({ groupSlug: group, siteSlug: site, recipient: to, body: text }),
      );
    },
  };
}
