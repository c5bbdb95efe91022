import { utcText } from '@shared-kit/domain/time/utc-text';
import { html } from '../operator/pages/html';
import type { Html } from '../operator/pages/html';
import { table } from '../operator/pages/table';
import type { CaughtMail } from './kept-mails';
import type { CaughtSms } from './sms-log';

const NOTE = html`<p class="note">Embedded default – caught here, nothing leaves this machine.</p>`;

/** Mail and SMS, newest first. */
export function outboxPage({
  mails,
  sms,
  limit,
}: {
  mails: readonly CaughtMail[];
  sms: readonly CaughtSms[];
  limit: number;
}): Html {
  const last = mails.length === limit ? mails.at(-1) : undefined;
  return html`${NOTE}
    <h2 id="sms">Text messages</h2>
    ${sms.length === 0 ? html`<p>None here. Sign-in codes appear here the moment somebody asks for one.</p>` : smsTable(sms)}
    <h2 id="mails">Mails</h2>
    ${mails.length === 0 ? html`<p>None here. Send an enquiry on a site, and its mail appears within seconds.</p>` : mailTable(mails)}
    ${last ? html`<p><a href="/outbox?before=${last.id}&amp;limit=${limit}">Older mails</a></p>` : ''}`;
}

function smsTable(sms: readonly CaughtSms[]): Html {
  return table(
    'Text messages',
    ['Sent', 'Site', 'To', 'Text'],
    sms.map(({ sentAt, site, to, text }) => [time(sentAt), site, to, html`<span class="code">${text}</span>`]),
  );
}

function mailTable(mails: readonly CaughtMail[]): Html {
  return table(
    'Mails',
    ['Received', 'To', 'Subject', 'Attachments'],
    mails.map(({ id, envelope, email }) => [
      time(envelope.receivedAt),
      envelope.to.join(', '),
      html`<a href="/outbox/mails/${id}">${email.subject || '(no subject)'}</a>`,
      email.attachments.length || '',
    ]),
  );
}

/** One mail: headers, attachments, and both bodies; the HTML one in a sandbox. */
export function mailPage({ id, envelope, email }: CaughtMail): Html {
  return html`${NOTE}
    <dl>
      <dt>Received</dt>
      <dd>${time(envelope.receivedAt)}</dd>
      <dt>Envelope</dt>
      <dd>from ${envelope.from || '(empty)'} to ${envelope.to.join(', ')}</dd>
      ${email.headers
        .filter(({ key }) => !['content-type', 'mime-version', 'content-transfer-encoding', 'received'].includes(key))
        .map(
          ({ originalKey, value }) =>
            html`<dt>${originalKey}</dt>
              <dd>${value}</dd>`,
        )}
    </dl>
    <h2>Attachments</h2>
    ${email.attachments.length === 0 ? html`<p>None.</p>` : attachmentList(id, email.attachments)}
    ${
      email.html
        ? html`<h2>HTML body</h2>
            <iframe sandbox title="HTML body of the mail" src="/outbox/mails/${id}/body.html"></iframe>`
        : ''
    }
    ${
      email.text
        ? html`<h2>Text body</h2>
            <pre>${email.text}</pre>`
        : ''
    }
    <p><a href="/outbox/mails/${id}/source.eml">Download the message as received</a></p>`;
}

function attachmentList(id: string, attachments: CaughtMail['email']['attachments']): Html {
  return html`<ul>
    ${attachments.map(
      ({ filename, mimeType }, index) =>
        html`<li>
          <a href="/outbox/mails/${id}/attachments/${index}">${filename ?? 'attachment'}</a>
          <span class="note">${mimeType}</span>
        </li>`,
    )}
  </ul>`;
}

function time(iso: string): Html {
  return html`<time datetime="${iso}">${utcText(new Date(iso), 'seconds')}</time>`;
}
