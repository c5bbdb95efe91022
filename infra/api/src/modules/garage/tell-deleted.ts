import type { FastifyBaseLogger } from 'fastify';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { within } from '@shared-kit/domain/async/within';
import type { TenantSite } from '../../plugins/tenant';
import { mailBody } from '../messaging/mail-body.service';
import type { Mail, MailPort } from '../messaging/mail.port';
import type { SmsPort } from '../messaging/sms.port';
import type { PersonsRecords } from '../privacy/records-of-person.service';

/** How long whoever has deleted it waits for the message to be taken, in milliseconds: it is deleted in any case. */
const PATIENCE_MS = 3000;

export type DeletionPorts = { mail: MailPort; sms: SmsPort };

/** The address that a phone has confirmed at a site; null for none. */
export function confirmedAddress(records: readonly PersonsRecords[]): string | null {
  const choices = records.flatMap(({ table, rows }) => (table === 'alert_choice' ? rows : []));
  for (const { email, confirmed_at: confirmed } of choices as { email?: unknown; confirmed_at?: unknown }[])
    if (typeof email === 'string' && confirmed) return email;
  return null;
}

/** Confirms that it is deleted: to the address that they had confirmed, else to their number. A message that fails undoes nothing. */
export async function tellDeleted(
  { mail, sms }: DeletionPorts,
  site: TenantSite,
  { phone, email, log }: { phone: string; email: string | null; log: FastifyBaseLogger },
): Promise<void> {
  const { slug, group_slug: group } = site;
  const sending =
    email === null ? sms.send({ group, site: slug, to: phone, text: textOf(site) }) : mail.send(mailTo(email, site));
  const failed = (error: unknown) => log.error({ err: error }, 'A deletion was not confirmed by a message');
  await within(PATIENCE_MS, sending.catch(failed), () => {});
}

function textOf({ config }: TenantSite): string {
  return `${config.name}: your data is deleted, as you asked. If that was not you, call ${phoneOf(null, config)}.`;
}

function mailTo(email: string, { slug, config }: TenantSite): Mail {
  const heading = 'Your data is deleted';
  return {
    dedupeId: `deleted-${slug}-${crypto.randomUUID()}`,
    ...{ fromName: config.name, to: email, subject: `${heading} at ${config.name}` },
    replyTo: { name: config.name, address: config.email },
    ...mailBody({
      ...{ from: config.name, heading, theme: config.theme },
      blocks: [
        {
          kind: 'text',
          text: `What ${config.name} and the other sites of its group kept about your number is deleted, as you asked: what you saved, your sign-ins and what you sent. This address was deleted with it.`,
        },
        {
          kind: 'text',
          text: 'An enquiry that was still on its way to the dealer is delivered first. Sign in again in a day to delete it too.',
        },
        { kind: 'small', rows: [['If that was not you, call', phoneOf(null, config)]] },
      ],
    }),
  };
}
