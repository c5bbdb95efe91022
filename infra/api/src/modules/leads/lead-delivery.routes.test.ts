import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { convert } from 'xmlbuilder2';
import { createBoss } from '../../db/jobs';
import { withScope } from '../../db/scope';
import { startMailCatcher } from '../../../test/mail-catcher';
import type { MailCatcher } from '../../../test/mail-catcher';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { registerLeadWorkers } from './leads.module';

const PATIENCE_MS = 15_000;
/** Jest's limit for what waits for a worker's poll, in milliseconds. */
const SLOW = 30_000;

const scope = { group: 'sunrise', site: 'sunrise-cars' };

let catcher: MailCatcher;
let server: TestApp;
let worker: PgBoss;

beforeAll(async () => {
  catcher = await startMailCatcher();
  server = await startTestApp({ SMTP_URL: catcher.url });
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', name: 'Sunrise Cars', email: 'sales@sunrise.example' });
  await server.addLocation({ group: 'sunrise', id: 'north-yard', dealership_slug: 'north' });
  await server.addLocation({ group: 'sunrise', id: 'south-yard', dealership_slug: 'south' });
  await withScope(server.ownerDb, scope, (tx) =>
    tx.execute(sql`update dealership set doc = '{"lead_email": "leads@south.example"}' where slug = 'south'`),
  );
  worker = createBoss(server.database.appUrl, 'worker');
  worker.on('error', () => undefined);
  await worker.start();
  const { config, db, log, sites, boss: jobs } = server;
  await registerLeadWorkers(worker, { config, db, jobs, log, sites });
}, SLOW);
afterAll(async () => {
  await worker.stop({ graceful: false });
  await server.stop();
  await catcher.stop();
});
beforeEach(() => {
  catcher.refusing = null;
  catcher.refused = 0;
});

/** Sends a form; the message is unlike any other, to find its mail by. */
async function enquire(overrides: object = {}) {
  const message = `Question ${randomUUID()}`;
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'sunrise-cars.test', 'x-forwarded-for': '203.0.113.9' },
    payload: {
      idempotency_key: randomUUID(),
      name: 'Zoë',
      last_name: "O'Hara",
      email: 'zoe@example.com',
      phone: '0412345678',
      postcode: '4000',
      message,
      terms: true,
      ...overrides,
    },
  });
  return { status: response.statusCode, message, leadId: response.json<{ lead_id: string }>().lead_id, problem: response.json<object>() };
}

const mailAbout = (message: string) => catcher.next(({ text = '' }) => text.includes(message));

type Delivery = { state: string; attempts: number; last_error: string | null };
async function deliveryOf(leadId: string) {
  const { rows } = await withScope(server.ownerDb, scope, (tx) =>
    tx.execute<Delivery>(sql`select state, attempts, last_error from lead_delivery where lead_id = ${leadId}`),
  );
  return rows[0];
}
async function untilDelivery(leadId: string, fits: (delivery: Delivery) => boolean) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const delivery = await deliveryOf(leadId);
    if (delivery && fits(delivery)) return delivery;
    if (Date.now() > deadline) throw new Error(`Delivery is ${JSON.stringify(delivery)}`);
    await delay(50);
  }
}
/** Lets the failed job run at once instead of in a minute, as its last try if need be. */
async function retryNow({ asLastTry = false } = {}) {
  const retryLimit = asLastTry ? sql`retry_count + 1` : sql`retry_limit`;
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await delay(50)) {
    const { rowCount } = await server.db.execute(
      sql`update pgboss.job set start_after = now(), retry_limit = ${retryLimit} where name = 'lead-delivery' and state = 'retry'`,
    );
    if (rowCount) return;
  }
  throw new Error('No job waits for its retry');
}

test('the dealer gets a readable mail that answers to the shopper', async () => {
  const car = await server.addVehicle({ group: 'sunrise', stocknum: 'U1234', price_type: 'Drive Away', dealership_slug: 'north' });

  const { message, leadId } = await enquire({ car_id: car.id, url: car.path });
  const mail = await mailAbout(message);

  expect(mail.envelopeTo).toEqual(['sales@sunrise.example']);
  expect(mail.from).toMatchObject({ name: 'Sunrise Cars website' });
  expect(mail.replyTo).toEqual([{ name: "Zoë O'Hara", address: 'zoe@example.com' }]);
  expect(mail.subject).toBe('General Enquiry: 2021 Toyota RAV4 GXL (stock U1234)');
  expect(mail.text).toContain("Name: Zoë O'Hara\n");
  expect(mail.text).toContain('Phone: 04 1234 5678\n');
  expect(mail.text).toContain('Kilometres: 42,000 kms\n');
  expect(mail.text).toContain('Price: $35,990 Drive Away\n');
  expect(mail.text).toContain(`Page: http://sunrise-cars.test${car.path}\n`);
  expect(mail.text).toContain(`Reference: ${leadId}`);
  expect(mail.html).toContain(message);
  expect(await untilDelivery(leadId, ({ state }) => state === 'delivered')).toMatchObject({ attempts: 1, last_error: null });
}, SLOW);

test('the mail carries the lead as ADF 1.0', async () => {
  const car = await server.addVehicle({ group: 'sunrise', vin: 'JTMW23FV60D012345', stocknum: 'U1235', badge: 'GXL', car_type: 'demo' });

  const { message, leadId } = await enquire({ car_id: car.id, form: 'test-drive' });
  const [attachment] = (await mailAbout(message)).attachments;
  const xml = new TextDecoder().decode(attachment?.content as ArrayBuffer);

  expect(attachment).toMatchObject({ filename: 'lead.adf.xml', mimeType: 'application/x-adf+xml', disposition: 'attachment' });
  expect(xml).toContain('<?adf version="1.0"?>');
  expect(convert(xml, { format: 'object' })).toMatchObject({
    adf: {
      prospect: {
        id: { '#': leadId },
        requestdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+10:00$/),
        vehicle: { '@interest': 'test-drive', '@status': 'used', year: '2021', make: 'Toyota', model: 'RAV4', vin: 'JTMW23FV60D012345', stock: 'U1235', trim: 'GXL', odometer: { '@units': 'km', '#': '42000' }, price: { '@type': 'asking', '@currency': 'AUD', '#': '35990' } },
        customer: { contact: { name: [{ '@part': 'first', '#': 'Zoë' }, { '@part': 'last', '#': "O'Hara" }], email: 'zoe@example.com', phone: { '#': '0412345678' }, address: { postalcode: '4000' } }, comments: message },
        vendor: { vendorname: 'Sunrise Cars', contact: { email: 'sales@sunrise.example' } },
        provider: { name: { '#': 'Sunrise Cars website' } },
      },
    },
  });
}, SLOW);

test('markup in a message is text in the mail', async () => {
  const markup = `<script>alert("${randomUUID()}")</script> ]]> & <b>`;

  await enquire({ message: markup });
  const mail = await mailAbout(markup);

  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
}, SLOW);

test('a shopper cannot add mail headers', async () => {
  const { message } = await enquire({ name: 'Zoë\r\nBcc: spy@evil.example', last_name: 'X\nSubject: Won' });
  const mail = await mailAbout(message);

  expect(mail.envelopeTo).toEqual(['sales@sunrise.example']);
  expect(mail.bcc ?? []).toEqual([]);
  expect(mail.headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
}, SLOW);

test("a lead goes to its dealership's own address: the car's, or the one chosen", async () => {
  const car = await server.addVehicle({ group: 'sunrise', dealership_slug: 'south' });

  const mails = [
    await mailAbout((await enquire({ car_id: car.id, dealership_slug: 'north' })).message),
    await mailAbout((await enquire({ dealership_slug: 'south' })).message),
    await mailAbout((await enquire({ dealership_slug: '', location_id: 'south-yard' })).message),
    await mailAbout((await enquire({ dealership_slug: 'north' })).message),
  ];

  expect(mails.map(({ envelopeTo }) => envelopeTo[0])).toEqual(['leads@south.example', 'leads@south.example', 'leads@south.example', 'sales@sunrise.example']);
}, SLOW);

test('asks for a dealership where the form offers several and none was chosen', async () => {
  const unanswered = await enquire({ dealership_slug: '' });
  const invented = await enquire({ dealership_slug: 'harbor-motors' });

  expect([unanswered.status, invented.status]).toEqual([422, 422]);
  expect(unanswered.problem).toMatchObject({ fieldErrors: { dealership_slug: ['Choose a dealership'] } });
}, SLOW);

test('a mail server that refuses for a while gets the same mail later, once', async () => {
  catcher.refusing = 451;
  const { message, leadId } = await enquire();

  expect(await untilDelivery(leadId, ({ attempts }) => attempts === 1)).toEqual({ state: 'pending', attempts: 1, last_error: '451' });
  catcher.refusing = null;
  await retryNow();
  const mail = await mailAbout(message);
  await untilDelivery(leadId, ({ state }) => state === 'delivered');

  expect(mail.messageId).toMatch(/^<lead-[0-9a-f-]{36}@dealer-platform\.example>$/);
  expect(catcher.mails.filter(({ text = '' }) => text.includes(message))).toHaveLength(1);
}, SLOW);

test('a job that runs twice sends no second mail', async () => {
  const { message, leadId } = await enquire();
  await untilDelivery(leadId, ({ state }) => state === 'delivered');

  const { rows } = await server.db.execute<{ data: object }>(
    sql`select data from pgboss.job j where name = 'lead-delivery' and data->>'deliveryId' = (${await deliveryId(leadId)})`,
  );
  await worker.send('lead-delivery', rows[0]?.data);
  const later = await enquire();
  await mailAbout(later.message);

  expect(rows).toHaveLength(1);
  expect(catcher.mails.filter(({ text = '' }) => text.includes(message))).toHaveLength(1);
}, SLOW);

test('after the last try the delivery is dead, for an operator to see, and the lead is kept', async () => {
  catcher.refusing = 550;
  const { leadId } = await enquire();
  await untilDelivery(leadId, ({ attempts }) => attempts === 1);

  await retryNow({ asLastTry: true });

  expect(await untilDelivery(leadId, ({ state }) => state === 'dead')).toEqual({ state: 'dead', attempts: 2, last_error: '550' });
}, SLOW);

test('neither the job queue nor the log holds what a shopper typed', async () => {
  const { rows } = await server.db.execute(sql`select data, output from pgboss.job where name like 'lead-%'`);

  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).not.toMatch(/zoe@example|O'Hara|412345678|Question|jane@/);
  expect(server.logged.join('')).not.toMatch(/zoe@example|O'Hara|412345678|Question|jane@/);
}, SLOW);

async function deliveryId(leadId: string): Promise<string | undefined> {
  const { rows } = await withScope(server.ownerDb, scope, (tx) => tx.execute<{ id: string }>(sql`select id from lead_delivery where lead_id = ${leadId}`));
  return rows[0]?.id;
}
