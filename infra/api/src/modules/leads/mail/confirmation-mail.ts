import { FORM_WORDS } from '@shared-kit/contracts/form/lead-form-words';
import { ofForm } from '@shared-kit/contracts/form/of-form';
import { COMPARISON_RATE_WARNING } from '@shared-kit/domain/finance/repayment/comparison-rate-warning';
import { formatPhone, phoneHref } from '@shared-kit/domain/phone/format-phone';
import { carPicture } from '../../messaging/car-picture.service';
import type { Mail } from '../../messaging/mail.port';
import { mailBody } from '../../messaging/mail-body.service';
import type { MailBlock, MailRow } from '../../messaging/mail-body.service';
import { FORM_MAILS } from './form-mails';
import { firstLeadOf, newsOf } from './lead-news.service';
import type { MailAbout } from './mail-about';
import { NEWS_WORDS } from './news-words';
import { preferencesRows, shopperBlocks } from './shopper-words';
import type { ShopperWords } from './shopper-words';
import { addressLine } from '../deliver/vendor';

/**
 * Tells a shopper what came of their form, or of an earlier one: each kind in its own words, from the dealership whose
 * lead it is. Nothing typed into the comments is repeated: the address may be somebody else's, and a mail of ours is no
 * way to send them text.
 *
 * @returns null where nothing is left to tell.
 */
export function confirmationMail(about: MailAbout, { deliveryId }: { deliveryId: string }): Mail | null {
  const { lead, site, vendor, facts } = about;
  const words = shopperWords(about);
  if (!words) return null;
  const blocks = [
    ...carPicture(lead.car, lead.payload.url),
    ...shopperBlocks(words),
    ...quotedBlocks(about),
    closing(about),
  ];
  return {
    ...(facts.booking && {
      attachments: [{ filename: 'booking.ics', contentType: 'text/calendar', content: facts.booking.calendar }],
    }),
    dedupeId: `lead-${deliveryId}`,
    fromName: site.name,
    to: lead.payload.email,
    // The address that the site's pages show: an answer is no lead.
    replyTo: { name: vendor.name, address: vendor.email ?? site.email },
    subject: words.subject,
    ...mailBody({ from: site.name, heading: words.opening, blocks, theme: site.theme }),
  };
}

function shopperWords(about: MailAbout): ShopperWords | null {
  const { lead } = about;
  const news = newsOf(lead);
  if (news) return NEWS_WORDS[news]?.(about) ?? null;
  const words = ofForm(FORM_MAILS, lead.form).shopper(about);
  return words && { next: ofForm(FORM_WORDS, lead.form).next, ...words };
}

/**
 * The repayment figures that went with the form, as they were signed, and the link that shows them: all of it ours, nothing
 * of it typed. News is about something else.
 */
function quotedBlocks({ lead }: MailAbout): MailBlock[] {
  const quoted = newsOf(lead) ? [] : lead.details.filter(({ name }) => name.startsWith('quote_'));
  if (quoted.length === 0) return [];
  const rows = quoted.map(({ name, label, value }): MailRow =>
    name === 'quote_link'
      ? [label, value, value]
      : [label.replace('Quoted: Cash price', 'Cash price as quoted').replace('Quoted: ', ''), value],
  );
  return [
    { kind: 'rows', title: 'Your repayment figures', rows },
    { kind: 'text', text: COMPARISON_RATE_WARNING },
  ];
}

/** Who it is from, with a phone that is theirs. */
function closing({ lead, vendor, facts }: MailAbout): MailBlock {
  return {
    kind: 'small',
    rows: [
      ['If it cannot wait, call', formatPhone(vendor.phone), phoneHref(vendor.phone)],
      ['', `${vendor.name}, ${addressLine(vendor.address)}`],
      ['Your reference', firstLeadOf(lead)],
      ...preferencesRows(lead, facts),
    ],
  };
}
