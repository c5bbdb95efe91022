import { XMLParser } from 'fast-xml-parser';
import { startLeadDesk } from '../../../../test/desks/lead-desk';
import type { LeadDesk } from '../../../../test/desks/lead-desk';

let desk: LeadDesk;
beforeAll(async () => {
  desk = await startLeadDesk();
});
afterAll(() => desk.stop());

/** Another library than the one that writes the document. */
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  trimValues: false,
  processEntities: true,
});

type Adf = { adf: { prospect: { customer: { contact: { name: string[]; email: string }; comments: string } } } };

async function adfOf(leadId: string, email: string) {
  await desk.untilDelivery(leadId, ({ state }) => state === 'delivered');
  const mail = await desk.catcher.next(({ replyTo }) => replyTo?.[0]?.address === email);
  const xml = new TextDecoder().decode(mail.attachments[0]?.content as ArrayBuffer);
  return { mail, adf: (parser.parse(xml) as Adf).adf };
}

test.each([
  ['XML', `</comments><vendor>x</vendor> ]]> <!-- & &amp; &#0; <![CDATA[y]]>`],
  ['a document type', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;`],
  ['HTML', `<img src=x onerror=alert(1)> "quoted" 'single'`],
  ['mail headers', `Hello\r\nBcc: spy@evil.example\r\n\r\nBody`],
  ['a spreadsheet formula', `=HYPERLINK("http://evil.example","click")`],
  ['SQL', `'; drop table lead; --`],
  ['emoji, accents and other scripts', `Zoë 🚗👩🏽‍🔧 北京 עברית ﷽`],
  ['a template', '${7*7} {{7*7}} <%= 7*7 %>'],
])('%s in a message arrives as it was typed, in the mail and in the ADF', async (_case, typed) => {
  const email = `${crypto.randomUUID()}@example.com`;

  const { leadId, status } = await desk.enquire({ message: typed, email, name: 'A & <B>', last_name: `O'"Hara` });
  const { mail, adf } = await adfOf(leadId, email);

  expect(status).toBe(201);
  const normal = (text: string) => text.replaceAll('\r\n', '\n').trim();
  expect(normal(adf.prospect.customer.comments)).toBe(normal(typed));
  expect(adf.prospect.customer.contact.name).toEqual(['A & <B>', `O'"Hara`]);
  expect(mail.envelopeTo).toEqual(['sales@sunrise.example']);
  expect(normal(mail.text ?? '')).toContain(normal(typed));
  expect(mail.html).not.toMatch(/<img|<script|<!DOCTYPE x/);
});

test.each([
  ['numbers', { name: 7 }, 'name'],
  ['lists', { email: ['a@example.com'] }, 'email'],
  ['objects', { message: { $gt: '' } }, 'message'],
  ['null', { postcode: null }, 'postcode'],
  ['a key that is no key', { idempotency_key: { evil: true } }, 'idempotency_key'],
])('%s where text belongs are refused by the name of their field', async (_case, typed, field) => {
  const { status, problem } = await desk.enquire(typed);

  expect(status).toBe(422);
  expect(Object.keys((problem as { fieldErrors: object }).fieldErrors)).toContain(field);
});

test('a message of 100 kB is refused with a sentence, a body of 300 kB before it is read', async () => {
  const long = await desk.enquire({ message: 'x'.repeat(100_000) });
  const endless = await desk.enquire({ message: 'x'.repeat(300_000) });

  expect([long.status, long.problem]).toMatchObject([
    422,
    { fieldErrors: { message: ['Use at most 4000 characters'] } },
  ]);
  expect(endless.status).toBe(413);
});

test('fields nobody asked for change nothing', async () => {
  const email = `${crypto.randomUUID()}@example.com`;
  const { leadId, status } = await desk.enquire({
    email,
    site_slug: 'harbor-cars',
    id: '1',
    state: 'delivered',
    __proto__: { x: 1 },
  });

  expect(status).toBe(201);
  expect(await desk.untilDelivery(leadId, ({ state }) => state === 'delivered')).toMatchObject({ attempts: 1 });
});
