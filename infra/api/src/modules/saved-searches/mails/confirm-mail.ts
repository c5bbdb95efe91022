import { confirmAlertsPath } from '@shared-kit/domain/form/token-path';
import type { TenantSite } from '../../../plugins/tenant';
import { mailBody } from '../../messaging/mail-body.service';
import type { Mail } from '../../messaging/mail.port';
import type { Asked } from '../alert-token';

type Writing = { site: TenantSite; email: string; origin: string; asked: Asked; token: string };

/** The one mail to an address that nobody has confirmed: whoever reads it decides whether alerts come there. */
export function confirmMail({ site: { config }, email, origin, asked, token }: Writing): Mail {
  const heading = 'Confirm your email address';
  return {
    dedupeId: `alert-confirm-${asked.choiceId}-${asked.askedAt.getTime()}`,
    ...{ fromName: config.name, to: email, subject: `${heading} for ${config.name}` },
    replyTo: { name: config.name, address: config.email },
    ...mailBody({
      ...{ from: config.name, heading, theme: config.theme },
      blocks: [
        {
          kind: 'text',
          text: `Somebody asked ${config.name} to tell this address when saved searches and cars change.`,
        },
        { kind: 'action', label: 'Confirm this address', href: origin + confirmAlertsPath(token) },
        { kind: 'text', text: 'If that was not you, do nothing: no more of these emails come.' },
        {
          kind: 'small',
          rows: [['', `${config.name}, ${config.address.street}, ${config.address.city} ${config.address.state}`]],
        },
      ],
    }),
  };
}
