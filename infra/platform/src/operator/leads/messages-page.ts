import type { DeskMessage } from '@infra/api/modules/leads/tools.service';
import { shopperPhone } from '@shared-kit/domain/phone/format-phone';
import { utcText } from '@shared-kit/domain/time/utc-text';
import { html } from '../pages/html';
import type { Html } from '../pages/html';
import { table } from '../pages/table';

/** What was written at the message desks of the sites that somebody may see, newest first, with how to answer. */
export function messagesPage(messages: readonly DeskMessage[]): Html {
  if (messages.length === 0)
    return html`<p>
      No message yet. What shoppers write by “Message us” on your sites appears here, and in your mail.
    </p>`;
  return table(
    'Messages',
    ['Received', 'Site', 'From', 'About', 'Message'],
    messages.map(({ site, created_at: createdAt, name, phone, email, car, message }) => [
      html`<time>${utcText(new Date(createdAt), 'minutes')}</time>`,
      site,
      html`${name}<br /><a href="tel:${phone}">${shopperPhone(phone)}</a><br /><a href="mailto:${email}">${email}</a>`,
      car,
      message,
    ]),
  );
}
