import { nextSteps } from '@shared-kit/contracts/lead-next-steps';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { formatPhone } from '@shared-kit/domain/format-phone';
import type { Mail } from '../messaging/mail.port';
import type { StoredLead } from './lead-adf';
import { escapeHtml } from './lead-mail';

/** What a shopper booked with the lead; `link` manages it, `calendar` is a file for their calendar. */
export type Appointment = { title: string; when: string; place: string; link: string; calendar: string };

type Sending = {
  deliveryId: string;
  /** The link by which this address is taken off every list. */
  preferences: string;
  appointment?: Appointment | null;
};

/**
 * Tells a shopper that their message arrived and what comes next. Nothing typed into the comments is repeated: the
 * address may be somebody else's, and a mail of ours is no way to send them text.
 */
export function confirmationMail(
  { id, form, payload, car, details }: StoredLead,
  site: Pick<Site, 'name' | 'phone' | 'email' | 'address'>,
  { deliveryId, preferences, appointment = null }: Sending,
): Mail {
  const next = nextSteps(form);
  const about = car ? `about the ${car.name}` : 'to us';
  const lines = [
    `Thank you for writing ${about}.`,
    ...(appointment
      ? [`${appointment.title}: ${appointment.when}, ${appointment.place}`, `Move or cancel it: ${appointment.link}`]
      : []),
    ...details.filter(({ name }) => name.startsWith('sum_')).map(({ label, value }) => `${label}: ${value}`),
    next,
    `If it cannot wait, call ${formatPhone(site.phone)}.`,
    `${site.name}, ${site.address.street}, ${site.address.city} ${site.address.state} ${site.address.postcode}`,
    `Your reference: ${id}`,
    `Offers and news: see what you agreed to, or unsubscribe: ${preferences}`,
  ];
  return {
    ...(appointment && {
      attachments: [{ filename: 'booking.ics', contentType: 'text/calendar', content: appointment.calendar }],
    }),
    dedupeId: `lead-${deliveryId}`,
    fromName: site.name,
    to: payload.email,
    replyTo: { name: site.name, address: site.email },
    subject: car ? `We have your message about the ${car.name}` : 'We have your message',
    text: lines.join('\n\n'),
    html: `<!doctype html><html lang="en-AU"><body style="font:16px/1.5 system-ui,Arial,sans-serif;color:#16181d;max-width:600px;margin:24px auto;padding:0 16px">${lines
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join('')}</body></html>`,
  };
}
