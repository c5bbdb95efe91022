import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { priceText } from '@shared-kit/domain/price-display';
import { formatKms } from '@shared-kit/domain/format-number';
import { formatPhone } from '@shared-kit/domain/format-phone';
import type { Mail } from '../messaging/mail.port';
import { ADF_MEDIA_TYPE } from './adf';
import { askingPrice, leadAdf } from './lead-adf';
import type { LeadSite, StoredLead } from './lead-adf';
import { seenRows } from './seen-rows';

/** The mail a dealer gets: readable as it is, and with the same lead as ADF for a CRM. */
export function leadMail(
  lead: StoredLead,
  site: LeadSite,
  { deliveryId, to, photos = '' }: { deliveryId: string; to: string; photos?: string },
): Mail {
  const { payload, car } = lead;
  const person = `${payload.name} ${payload.last_name}`;
  const kind = payload.subcategory || payload.category;
  const sections = leadSections(lead, site, photos);

  return {
    dedupeId: `lead-${deliveryId}`,
    fromName: `${site.name} website`,
    to,
    replyTo: { name: person, address: payload.email },
    subject: `${kind}: ${car ? `${car.name} (stock ${car.stocknum})` : person}`,
    text: asText(sections),
    html: asHtml(`${kind} from ${person}`, sections),
    attachments: [{ filename: 'lead.adf.xml', contentType: ADF_MEDIA_TYPE, content: leadAdf(lead, site) }],
  };
}

type Section = { title: string; rows: readonly (readonly [label: string, value: string])[] };

function leadSections(
  { id, createdAt, payload, car, details, seen }: StoredLead,
  site: LeadSite,
  photos: string,
): Section[] {
  const sections: Section[] = [
    {
      title: 'Customer',
      rows: [
        ['Name', `${payload.name} ${payload.last_name}`],
        ['Phone', formatPhone(payload.phone)],
        ['Email', payload.email],
        ['Postcode', payload.postcode],
        ['Offers and news', payload.opt_in ? 'Agreed to receive them' : 'Did not agree to receive them'],
      ],
    },
    { title: 'Message', rows: [['', payload.message]] },
    { title: 'Answers', rows: details.map(({ label, value }) => [label, value] as const) },
    {
      title: 'Vehicle',
      rows: car
        ? [
            ['Vehicle', car.name],
            ['Stock number', car.stocknum],
            ['VIN', car.vin ?? ''],
            ['Kilometres', car.km === null ? '' : formatKms(car.km)],
            ['Price', priceText(askingPrice(car, site))],
            ['Location', car.location_name ?? ''],
          ]
        : [],
    },
    { title: 'What the page showed', rows: seenRows(seen) },
    {
      title: 'Enquiry',
      rows: [
        ['Category', [payload.category, payload.subcategory].filter(Boolean).join(', ')],
        ['Received', format(new TZDate(createdAt, site.time_zone), 'dd/MM/yyyy HH:mm')],
        ['Page', payload.url],
        ['Dealership', payload.dealership_slug],
        ['Registration', payload.rego],
        ['Services', payload.additional_services.join(', ')],
        ['Photos of the trade-in', photos],
        ['Reference', id],
      ],
    },
  ];
  return sections
    .map(({ title, rows }) => ({ title, rows: rows.filter(([, value]) => value !== '') }))
    .filter(({ rows }) => rows.length > 0);
}

function asText(sections: readonly Section[]): string {
  return sections
    .map(({ title, rows }) =>
      [title.toUpperCase(), ...rows.map(([label, value]) => (label ? `${label}: ${value}` : value))].join('\n'),
    )
    .join('\n\n');
}

/** Mail programs drop style sheets, so the few styles stand on the elements. */
function asHtml(heading: string, sections: readonly Section[]): string {
  const body = sections
    .map(({ title, rows }) => `<h2 style="font-size:15px;margin:24px 0 8px">${escapeHtml(title)}</h2>${table(rows)}`)
    .join('');
  return `<!doctype html><html lang="en-AU"><body style="font:15px/1.5 system-ui,Arial,sans-serif;color:#16181d;max-width:600px;margin:24px auto;padding:0 16px"><h1 style="font-size:20px">${escapeHtml(heading)}</h1>${body}</body></html>`;
}

function table(rows: Section['rows']): string {
  const lines = rows.map(([label, value]) => {
    const cell = `<td style="padding:4px 0;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(value)}</td>`;
    return label
      ? `<tr><th scope="row" style="text-align:left;font-weight:400;color:#5b606b;padding:4px 16px 4px 0;vertical-align:top">${escapeHtml(label)}</th>${cell}</tr>`
      : `<tr>${cell}</tr>`;
  });
  return `<table style="border-collapse:collapse">${lines.join('')}</table>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
