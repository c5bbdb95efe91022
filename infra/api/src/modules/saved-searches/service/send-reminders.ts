import { EVERY_PHONE, withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { errorCode } from '../../../text/error-code';
import type { MailPort } from '../../messaging/mail.port';
import type { SmsPort } from '../../messaging/sms.port';
import { alertToken, textsToken } from '../alert-token';
import type { SendingDeps } from '../mails/send-alerts';
import { NOT_SENT } from '../mails/send-text';
import { reminderMail, reminderText } from './reminder-words';
import { takeDueReminders, untell } from './service-reminders.repository';
import type { DueReminder, ReminderChannel } from './service-reminders.repository';

type Ports = { mail: Pick<MailPort, 'send'>; sms: SmsPort };

/**
 * Reminds the shoppers of all sites whose services are due, by each channel that they agreed to, once. It is noted as told
 * beforehand: a worker that dies on the way loses a reminder and repeats none. What was surely not sent is due again, a mail
 * in any case, as it is one by its Message-ID.
 */
export async function remindOfServices({ db, sites, config }: SendingDeps, ports: Ports, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const site of sites.all()) {
    const tenant: TenantSite = { slug: site.slug, group_slug: site.dealership_group, config: site };
    for (const channel of ['mail', 'text'] as const) {
      const scope = { ...scopeOf(tenant), phone: EVERY_PHONE };
      const due = await withScope(db, scope, (tx) => takeDueReminders(tx, tenant, { channel, now }));
      for (const reminder of due)
        await send(ports, tenant, { channel, reminder, secret: config.SESSION_SECRET }).catch(
          async (error: unknown) => {
            failures.push(error);
            if (channel === 'mail' || NOT_SENT.test(errorCode(error)))
              await withScope(db, scope, (tx) => untell(tx, tenant, channel, reminder.id));
          },
        );
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders were not sent`);
}

type Sending = { channel: ReminderChannel; reminder: DueReminder; secret: string };

async function send({ mail, sms }: Ports, site: TenantSite, { channel, reminder, secret }: Sending): Promise<void> {
  const { slug, group_slug: group } = site;
  if (channel === 'mail') return mail.send(reminderMail(site, reminder, alertToken(secret, slug, reminder.choice_id)));
  const text = reminderText(site, reminder, textsToken(secret, slug, reminder.choice_id));
  await sms.send({ group, site: slug, to: reminder.phone, text });
}
