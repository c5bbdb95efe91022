import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { XMLParser } from 'fast-xml-parser';
import { randomUUID } from 'node:crypto';
import { aSite } from '@shared-kit/testing/a-site';
import { leadsCsv } from '../desk/leads-csv';
import { judgeEnquiry } from './judge-enquiry';
import { leadAdf } from '../deliver/lead-adf';
import type { StoredLead } from '../lead-records';
import { NO_FACTS } from '../mail/lead-facts.port';
import { leadMail } from '../mail/lead-mail';
import { leadPayload } from '../deliver/lead-payload';
import { storableText } from '@shared-kit/domain/text/storable-text';
import { vendorOf } from '../deliver/vendor';

/** Bad input of every kind, in every field of a form: refused by the name of the field, or stored and handed on as typed. */
const HOSTILE: Readonly<Record<string, string>> = {
  xml: '</name><vendor>x</vendor> ]]> &amp; &#0; <![CDATA[y]]>',
  entity: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
  header: 'Zoë\r\nBcc: spy@evil.example\r\n\r\nBody',
  formula: '=HYPERLINK("http://evil.example";"click")',
  formulaToo: '@SUM(1+1)*cmd|calc',
  html: '<img src=x onerror=alert(1)> "quoted"',
  emoji: 'Zoë 🚗👩🏽‍🔧 北京 ﷽',
  control: 'a\u0000b\u0007c\uFFFEd\uD800',
};
/** A field of 200 characters, 80, 10 …: what does not fit is refused, which is one of the two good answers. */
const FIELDS = [
  ...['name', 'last_name', 'message', 'rego', 'category', 'subcategory', 'location_id', 'dealership_slug'],
  ...['email', 'phone', 'postcode', 'car_id', 'part_wanted', 'vehicle_wanted', 'vehicle_vin', 'url'],
];
const cases = FIELDS.flatMap((field) => Object.keys(HOSTILE).map((kind) => [kind, field] as const));

const site = aSite();
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  trimValues: false,
  processEntities: true,
  isArray: (name) => name === 'vehicle',
});
type Adf = {
  adf: {
    prospect: {
      vehicle: unknown[];
      vendor: unknown;
      customer: { contact: { name: { '#text': string }[]; email: string }; comments?: string };
    };
  };
};

function typedInto(field: string, kind: string): Record<string, unknown> {
  const form = ['part_wanted', 'vehicle_wanted', 'vehicle_vin'].includes(field) ? 'parts' : 'enquiry';
  return storableText({
    ...{ idempotency_key: randomUUID(), form, name: 'Jane', last_name: 'Citizen', email: 'jane@example.com' },
    ...{ phone: '0412345678', postcode: '4000', message: 'Hello', terms: 'on' },
    ...(form === 'parts' && { part_wanted: 'A tow bar', vehicle_wanted: 'Toyota' }),
    [field]: HOSTILE[kind],
  });
}

const lines = (text: string) => text.replaceAll('\r\n', '\n').trim();

test.each(cases)('%s in %s is refused by its name, or arrives as typed and harmless', (kind, field) => {
  const typed = typedInto(field, kind);
  const judged = judgeEnquiry(typed, { flags: flagsSchema.parse({}), remotes: {} });
  if ('refusal' in judged) {
    expect(Object.keys(judged.refusal.fieldErrors)).toEqual([field]);
    return;
  }
  const { body, details } = judged;
  const lead: StoredLead = {
    ...{ id: randomUUID(), form: body.form, createdAt: new Date(0), car: null, seen: null, details },
    payload: leadPayload({
      ...{ body, car: null, ordered: null, manufacturer: null, dealershipSlug: '', userAgent: '' },
      pageUrl: 'http://sunrise.test/',
    }),
  };

  const about = { lead, facts: NO_FACTS, site, vendor: vendorOf(site, null, '') };

  const { prospect } = (parser.parse(leadAdf(about)) as Adf).adf;
  const [first, last] = prospect.customer.contact.name.map(({ '#text': text }) => lines(text));
  expect([first, last]).toEqual([lines(body.name), lines(body.last_name)]);
  expect(lines(prospect.customer.comments ?? '')).toBe(
    lines([body.message, ...details.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join('\n')),
  );
  expect([prospect.vehicle.length, Array.isArray(prospect.vendor)]).toEqual([1, false]);

  const mail = leadMail(about, { deliveryId: 'd', to: 'sales@sunrise.example' });
  expect(
    mail.html.replaceAll(/<\/?(!doctype html|html|head|meta|title|body|div|p|a|h1|h2|table|tr|th|td)\b[^<]*>/g, ''),
  ).not.toMatch(/<[a-z!/]/i);
  const csv = leadsCsv([{ ...lead, site: 's', state: 'new', created_at: '1970-01-01', deliveries: [] } as never]);
  expect(csv).not.toMatch(/(^|,|\n)"?\s*[=@]/);
  expect(JSON.stringify(lead)).not.toContain('\\u0000');
});

test('every hostile input is stored somewhere: the table does not only test refusals', () => {
  const taken = cases.filter(
    ([kind, field]) =>
      !('refusal' in judgeEnquiry(typedInto(field, kind), { flags: flagsSchema.parse({}), remotes: {} })),
  );

  expect(new Set(taken.map(([kind]) => kind))).toEqual(new Set(Object.keys(HOSTILE)));
  expect(taken.map(([, field]) => field)).toEqual(
    expect.arrayContaining(['name', 'last_name', 'message', 'part_wanted']),
  );
  expect(taken.map(([, field]) => field)).not.toContain('email');
});
