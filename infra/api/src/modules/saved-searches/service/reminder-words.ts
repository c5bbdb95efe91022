import { GARAGE_PATH } from '@shared-kit/domain/account/account-paths';
import { stopAlertsPath, stopTextsPath } from '@shared-kit/domain/form/token-path';
import type { TenantSite } from '../../../plugins/tenant';
import { dayOf } from '../../../text/moment-in-words';
import { mailBody } from '../../messaging/mail-body.service';
import type { Mail } from '../../messaging/mail.port';
import type { DueReminder } from './service-reminders.repository';

/** The same reminder under the same Message-ID, however often it is sent. */
export function reminderMail({ config }: TenantSite, reminder: DueReminder, token: string): Mail {
  const { origin } = reminder;
  const heading = `Service due: ${reminder.vehicle}`;
  return {
    dedupeId: `service-${reminder.choice_id}-${reminder.id}-${reminder.due_on}`,
    ...{ fromName: config.name, to: reminder.email, subject: heading },
    unsubscribe: `${origin}/api/alerts/stop/${token}`,
    replyTo: { name: config.name, address: config.email },
    ...mailBody({
      ...{ from: config.name, heading, theme: config.theme },
      blocks: [
        { kind: 'text', text: `Your ${reminder.vehicle} is due for its service on ${dayOf(reminder.due_on)}.` },
        { kind: 'action', label: 'See it in your garage', href: origin + GARAGE_PATH },
        {
          kind: 'small',
          rows: [
            ['', `You asked ${config.name} to remind you.`],
            ['', 'Stop these emails', origin + stopAlertsPath(token)],
            ['', `${config.name}, ${config.address.street}, ${config.address.city} ${config.address.state}`],
          ],
        },
      ],
    }),
  };
}

export function reminderText(
  { config }: TenantSite,
  { vehicle, due_on: due, origin }: DueReminder,
  token: string,
): string {
  return `${config.name}: your ${vehicle} is due for its service on ${dayOf(due)}. See ${origin}${GARAGE_PATH}\nStop: ${origin}${stopTextsPath(token)}`;
}
