import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';
import { mailBody } from '../../messaging/mail-body.service';
import type { Mail } from '../../messaging/mail.port';
import type { MailAbout } from './mail-about';
import { preferencesRows } from './shopper-words';
import { addressLine } from '../deliver/vendor';

const HEADING = 'More was sent in your name today';

/** The one mail of a day beyond an address's cap: what happened, that nothing is lost, and what to do. */
export function summaryMail({ lead, site, vendor, facts }: MailAbout, { deliveryId }: { deliveryId: string }): Mail {
  return {
    dedupeId: `lead-${deliveryId}`,
    fromName: site.name,
    to: lead.payload.email,
    replyTo: { name: vendor.name, address: vendor.email ?? site.email },
    subject: HEADING,
    ...mailBody({
      from: site.name,
      heading: HEADING,
      theme: site.theme,
      blocks: [
        {
          kind: 'text',
          text: 'Many forms were sent with this e-mail address today, so we confirm no more of them one by one. Each of them has reached the dealership it was meant for, and they will answer you.',
        },
        {
          kind: 'text',
          text: 'If that was you and you need the link of a booking or a reservation, call us. If it was not you, you need not do anything.',
        },
        {
          kind: 'small',
          rows: [
            ['Call', formatPhone(vendor.phone), phoneHref(vendor.phone)],
            ['', `${vendor.name}, ${addressLine(vendor.address)}`],
            ...preferencesRows(lead, facts),
          ],
        },
      ],
    }),
  };
}
