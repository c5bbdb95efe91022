import type { LeadDetail } from '@shared-kit/contracts/form/lead-form';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import { formatKms } from '@shared-kit/domain/number/format-number';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { phoneHref, shopperPhone } from '@shared-kit/domain/phone/format-phone';
import { askingPrice, priceText } from '@shared-kit/domain/price/price-display';
import { momentInWords } from '../../../text/moment-in-words';
import type { Mail } from '../../messaging/mail.port';
import { mailBody } from '../../messaging/mail-body.service';
import type { MailBlock, MailRow } from '../../messaging/mail-body.service';
import { ADF_MEDIA_TYPE } from '../deliver/adf';
import { cashPriceAnswer } from './cash-price';
import { dealerWords } from './dealer-words';
import { inUnits } from './in-units';
import { leadAdf } from '../deliver/lead-adf';
import { linkOf } from './read-lead-facts';
import { answersOf, firstLeadOf } from './lead-news.service';
import { appraisalOf, estimatedRange, stateOffered, vehicleOffered } from './mail-about';
import type { MailAbout } from './mail-about';
import { seenRows } from '../accept/as-seen/seen-rows';
import { addressLine } from '../deliver/vendor';

/** The mail a dealer gets: readable as it is, and with the same lead as ADF for a CRM. */
export function leadMail(about: MailAbout, { deliveryId, to }: { deliveryId: string; to: string }): Mail {
  const { lead, site } = about;
  const { payload } = lead;
  const { subject, opening } = dealerWords(about);
  return {
    dedupeId: `lead-${deliveryId}`,
    fromName: `${site.name} website`,
    to,
    replyTo: { name: `${payload.name} ${payload.last_name}`, address: payload.email },
    subject,
    ...mailBody({ from: `${site.name} website`, heading: opening, blocks: sectionsOf(about), theme: site.theme }),
    attachments: [{ filename: 'lead.adf.xml', contentType: ADF_MEDIA_TYPE, content: leadAdf(about) }],
  };
}

function sectionsOf(about: MailAbout): MailBlock[] {
  const { lead } = about;
  const { message } = lead.payload;
  const isTradeIn = about.facts.valuation !== null;
  const sections: { title: string; rows: readonly MailRow[] }[] = [
    { title: 'Customer', rows: customerRows(about) },
    { title: 'Message', rows: [['', message]] },
    { title: 'Vehicle offered', rows: offeredRows(about) },
    { title: 'Answers', rows: answersOf(lead).map((answer) => answerRow(about, answer)) },
    { title: 'Reservation', rows: reservationRows(about) },
    { title: isTradeIn ? 'Vehicle wanted' : 'Vehicle', rows: vehicleRows(about) },
    { title: 'Where', rows: placeRows(about) },
    { title: 'What the page showed', rows: shownRows(about) },
    { title: 'Enquiry', rows: enquiryRows(about) },
  ];
  return sections
    .map(({ title, rows }) => ({ kind: 'rows' as const, title, rows: rows.filter(([, value]) => value !== '') }))
    .filter(({ rows }) => rows.length > 0);
}

/** A link that we made ourselves can be followed; no question of a form has its name. */
function answerRow(about: MailAbout, answer: LeadDetail): MailRow {
  const row = [answer.label, cashPriceAnswer(about, answer) ?? inUnits(about.lead.form, answer)] as const;
  return answer.name === 'quote_link' ? [...row, answer.value] : row;
}

/** Of a vehicle; without one a page shows no price, and which release it was made with is nothing to a dealer. */
function shownRows({ lead: { car, seen }, site }: MailAbout): readonly MailRow[] {
  return car ? seenRows(seen, (moment) => momentInWords(moment, site.time_zone)) : [];
}

function customerRows({ lead: { payload } }: MailAbout): MailRow[] {
  return [
    ['Name', `${payload.name} ${payload.last_name}`],
    ['Phone', shopperPhone(payload.phone), phoneHref(payload.phone)],
    ['Email', payload.email, `mailto:${encodeURIComponent(payload.email)}`],
    ['Postcode', payload.postcode],
    ['Offers and news', payload.opt_in ? 'Agreed to receive them' : 'Did not agree to receive them'],
  ];
}

/** The estimate's one figure, and the range that the shopper was shown. */
function offeredRows({ lead, facts: { valuation } }: MailAbout): MailRow[] {
  if (!valuation) return [];
  const photos = linkOf(lead, valuation.photos);
  const figure = appraisalOf(valuation);
  const range = estimatedRange(valuation);
  return [
    ['Vehicle', `${vehicleOffered(valuation.vehicle)}, ${stateOffered(valuation.vehicle)}`],
    ['Estimate', figure === null ? 'None was made online' : formatMoney(figure)],
    ['Range shown', range ? `${range}, from ${valuation.comparables} comparable vehicles` : ''],
    ['Accepted', valuation.offerAccepted ? 'Yes' : ''],
    ['Photos of the trade-in', photos, photos],
  ];
}

function reservationRows({ lead, facts: { reservation } }: MailAbout): MailRow[] {
  if (!reservation) return [];
  const isOpen = reservation.state === 'held' || reservation.state === 'paid';
  if (!isOpen) return [];
  // News of a deposit has the sums among its answers.
  const sums = lead.details.some(({ name }) => name === 'sum_deposit') ? [] : reservation.sums;
  return [['Held until', reservation.until], ...sums.map(({ label, value }) => [label, value] as const)];
}

function vehicleRows({ lead, site }: MailAbout): MailRow[] {
  const { car } = lead;
  if (!car) return [];
  return [
    ['Vehicle', car.name, linkOf(lead, car.path)],
    ['Status', isAvailable(car) ? '' : 'Sold before this was sent'],
    ['Stock number', car.stocknum],
    ['VIN', car.vin ?? ''],
    ['Kilometres', car.km === null ? '' : formatKms(car.km)],
    ['Price', priceText(askingPrice(car, site))],
    ['Location', car.location_name ?? ''],
  ];
}

/** The place of a booking, else the one that the lead names: several departments may read one mailbox. */
function placeRows({ vendor, facts: { booking } }: MailAbout): MailRow[] {
  return [
    ['Dealership', vendor.name],
    ['Place', booking ? booking.location_name : vendor.place],
    ['Address', booking ? booking.address : addressLine(vendor.address)],
  ];
}

/** What came of an enquiry has the enquiry's reference, and its own number for whoever looks it up. */
function enquiryRows({ lead, site }: MailAbout): MailRow[] {
  const { id, createdAt, payload } = lead;
  const reference = firstLeadOf(lead);
  return [
    ['Category', [payload.category, payload.subcategory].filter(Boolean).join(', ')],
    ['Received', momentInWords(createdAt, site.time_zone)],
    ['Page', payload.url, payload.url],
    ['Dealership code', payload.dealership_slug],
    ['Registration', payload.rego],
    ['Services', payload.additional_services.join(', ')],
    ['Reference', reference],
    ['This message', id === reference ? '' : id],
  ];
}
