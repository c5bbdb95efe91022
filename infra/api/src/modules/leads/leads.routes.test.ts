import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withScope } from '../../db/scope';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
const sunrise = 'sunrise-cars.test';

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
    await server.addLocation({ group });
  }
});
afterAll(() => server.stop());

let client = 0;
function enquire(body: object, { host = sunrise, headers = {} as Record<string, string> } = {}) {
  client += 1;
  return server.app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host, 'x-forwarded-for': `203.0.113.${client % 250}`, 'user-agent': 'Test browser', ...headers },
    payload: body,
  });
}

function anEnquiry(overrides: object = {}) {
  return {
    idempotency_key: randomUUID(),
    name: 'Jane',
    last_name: 'Citizen',
    email: 'jane@example.com',
    phone: '0412 345 678',
    postcode: '4000',
    message: 'Is it still there?',
    terms: 'on',
    ...overrides,
  };
}

async function inDatabase<Row extends Record<string, unknown>>(query: SQL, scope = { group: 'sunrise', site: 'sunrise-cars' }) {
  const { rows } = await withScope(server.ownerDb, scope, (tx) => tx.execute<Row>(query));
  return rows;
}
async function payloadOf(leadId: string) {
  const [row] = await inDatabase<{ payload: Record<string, unknown> }>(sql`select payload from lead where id = ${leadId}`);
  return row?.payload;
}
const countLeads = async () => (await inDatabase<{ count: number }>(sql`select count(*)::int from lead`))[0]?.count;
const jobCount = async () => (await server.db.execute<{ count: number }>(sql`select count(*)::int from pgboss.job where name = 'lead-delivery'`)).rows[0]?.count;

test("keeps a lead with the specification's keys, the vehicle's facts taken from stock", async () => {
  const car = await server.addVehicle({ group: 'sunrise', make: 'Land Rover', model: 'Defender', stocknum: 'U77', car_type: 'demo' });

  const response = await enquire(
    anEnquiry({
      car_id: car.id,
      'Vehicle Make': 'Forged',
      stock_number: 'Forged',
      url: `http://${sunrise}${car.path}`,
      lead_attributes: { visited_pages: ['/', car.path], linked_query_params: { utm_source: 'news' } },
    }),
  );

  expect(response.statusCode).toBe(201);
  expect(await payloadOf(response.json<{ lead_id: string }>().lead_id)).toEqual({
    category: 'General Enquiry',
    subcategory: '',
    name: 'Jane',
    last_name: 'Citizen',
    email: 'jane@example.com',
    phone: '0412345678',
    postcode: '4000',
    message: 'Is it still there?',
    opt_in: false,
    dealership_slug: 'sunrise-motors',
    location_id: '',
    manufacturer_slug: 'land-rover',
    stock_number: 'U77',
    'Vehicle Make': 'Land Rover',
    'Vehicle Model': 'Defender',
    car_type: 'demo',
    car_id: car.id,
    vehicle_status: 'in_stock',
    rego: '',
    url: `http://${sunrise}${car.path}`,
    source: 'Website',
    user_agent: 'Test browser',
    lead_attributes: { visited_pages: ['/', car.path], linked_query_params: { utm_source: 'news' } },
    additional_services: [],
  });
});

test('says everything that is wrong at once, each sentence by its field', async () => {
  const response = await enquire({ idempotency_key: randomUUID(), email: 'jane@', phone: '12', postcode: '40O0', name: ' ' });

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fieldErrors: {
      name: ['Enter your first name'],
      last_name: ['Enter your last name'],
      email: ['Enter an email address, like name@example.com'],
      phone: ['Enter an Australian phone number, like 0412 345 678'],
      postcode: ['Invalid postcode. Please enter a 4-digit number.'],
      message: ['Enter a message'],
      terms: ['*You must agree to the terms of use before submitting.'],
    },
  });
});

test.each([
  ['a postcode of three digits', { postcode: '400' }, 'postcode'],
  ['a postcode of five digits', { postcode: '40000' }, 'postcode'],
  ['terms left unticked', { terms: false }, 'terms'],
  ['a message too long', { message: 'x'.repeat(4001) }, 'message'],
  ['a category chosen as nothing', { category: '' }, 'category'],
  ['a key that is none', { idempotency_key: 'again' }, 'idempotency_key'],
  ['a consent wording never published', { consent_version: '1999-01' }, 'consent_version'],
])('refuses %s', async (_case, fault, field) => {
  const before = await countLeads();

  const response = await enquire(anEnquiry(fault));

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
  expect(await countLeads()).toBe(before);
});

test.each(['0800', ' 4000 '])('takes the postcode %p', async (postcode) => {
  expect((await enquire(anEnquiry({ postcode }))).statusCode).toBe(201);
});

test('a robot that fills the hidden field hears yes and leaves nothing', async () => {
  const before = { leads: await countLeads(), jobs: await jobCount() };

  const complete = await enquire(anEnquiry({ website: 'https://spam.example' }));
  const careless = await enquire({ website: 'https://spam.example' });

  expect([complete.statusCode, careless.statusCode]).toEqual([201, 201]);
  expect(complete.json()).toEqual({ lead_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect({ leads: await countLeads(), jobs: await jobCount() }).toEqual(before);
});

test('ten clicks at the same moment are one lead and one delivery', async () => {
  const before = { leads: (await countLeads()) ?? 0, jobs: (await jobCount()) ?? 0 };
  const enquiry = anEnquiry();

  const answers = await Promise.all(Array.from({ length: 10 }, () => enquire(enquiry)));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect({ leads: await countLeads(), jobs: await jobCount() }).toEqual({ leads: before.leads + 1, jobs: before.jobs + 1 });
});

test('a retry after a lost answer is the same lead, although another page was visited meanwhile', async () => {
  const enquiry = anEnquiry();
  const first = await enquire(enquiry);

  const retry = await enquire({ ...enquiry, lead_attributes: { visited_pages: ['/search/used-cars'] } });

  expect([retry.statusCode, retry.body]).toEqual([201, first.body]);
});

test('a key used for other content is refused; for another form or on another site it is free', async () => {
  const enquiry = anEnquiry();
  const first = await enquire(enquiry);

  const changed = await enquire({ ...enquiry, message: 'Something else' });
  const otherForm = await enquire({ ...enquiry, form: 'test-drive' });
  const otherSite = await enquire(enquiry, { host: 'harbor-cars.test' });

  expect(changed.statusCode).toBe(422);
  expect(changed.json()).toMatchObject({ fieldErrors: { idempotency_key: [expect.any(String)] } });
  expect([otherForm.statusCode, otherSite.statusCode]).toEqual([201, 201]);
  expect(new Set([first.body, otherForm.body, otherSite.body]).size).toBe(3);
});

test('no lead without its delivery: when the job cannot be queued, nothing is stored', async () => {
  const before = await countLeads();
  await server.db.execute(sql`alter table pgboss.job_common rename to job_away`);

  const response = await enquire(anEnquiry());
  await server.db.execute(sql`alter table pgboss.job_away rename to job_common`);

  expect(response.statusCode).toBe(500);
  expect(await countLeads()).toBe(before);
});

test("does not reveal another dealer's car, and keeps the enquiry", async () => {
  const car = await server.addVehicle({ group: 'harbor', make: 'Secret' });

  const response = await enquire(anEnquiry({ car_id: car.id }));

  expect(response.statusCode).toBe(201);
  expect(await payloadOf(response.json<{ lead_id: string }>().lead_id)).toMatchObject({ car_id: car.id, 'Vehicle Make': '', stock_number: '' });
});

test("a lead is invisible to another dealer's site", async () => {
  const { lead_id: id } = (await enquire(anEnquiry())).json<{ lead_id: string }>();

  expect(await inDatabase(sql`select id from lead where id = ${id}`)).toHaveLength(1);
  expect(await inDatabase(sql`select id from lead where id = ${id}`, { group: 'harbor', site: 'harbor-cars' })).toEqual([]);
});

test('keeps what was agreed to: wording, version, page and a hash of the address', async () => {
  const { lead_id: id } = (await enquire(anEnquiry({ opt_in: 'on', url: '/cars/x?a=1' }), { headers: { 'x-forwarded-for': '198.51.100.77' } })).json<{ lead_id: string }>();

  const consents = await inDatabase(sql`select * from lead_consent where lead_id = ${id} order by kind`);

  expect(consents).toMatchObject([
    { kind: 'marketing', granted: true, wording_version: '2026-01', wording_text: expect.stringContaining('unsubscribe'), page_url: `http://${sunrise}/cars/x?a=1` },
    { kind: 'terms', granted: true, wording_text: expect.stringContaining('terms of use'), ip_hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
  expect(JSON.stringify(consents)).not.toContain('198.51.100.77');
});

test.each(['https://evil.example/cars/x', '//evil.example', 'javascript:alert(1)', 'http://['])('stores no page address that is not its own: %s', async (url) => {
  const { lead_id: id } = (await enquire(anEnquiry({ url }))).json<{ lead_id: string }>();

  expect(await payloadOf(id)).toMatchObject({ url: expect.stringMatching(`^http://${sunrise}/`) });
});

test('a careers enquiry is a general one with its own subcategory', async () => {
  const { lead_id: id } = (await enquire(anEnquiry({ category: 'Careers Enquiry' }))).json<{ lead_id: string }>();

  expect(await payloadOf(id)).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
});

test('a request for photos may leave Comments empty', async () => {
  const { lead_id: id } = (await enquire(anEnquiry({ form: 'request-photos', message: '' }))).json<{ lead_id: string }>();

  expect(await payloadOf(id)).toMatchObject({ message: 'Please send photos for this car' });
});

test('Comments may be empty where the site opts out', async () => {
  await server.addSite({ slug: 'quiet-cars', group: 'sunrise', flags: { ...server.sites.findBySlug('sunrise-cars')!.config.flags, message_required: false } });

  expect((await enquire(anEnquiry({ message: '' }), { host: 'quiet-cars.test' })).statusCode).toBe(201);
});

test('characters that neither PostgreSQL nor XML can hold do not lose the lead', async () => {
  const response = await enquire(anEnquiry({ message: 'a\u0000b\uD800c\u000B', name: 'Zoë 🚗' }));

  expect(response.statusCode).toBe(201);
  expect(await payloadOf(response.json<{ lead_id: string }>().lead_id)).toMatchObject({ message: 'ab\uFFFDc', name: 'Zoë 🚗' });
});

test("another site's page cannot enquire in a shopper's name", async () => {
  const response = await enquire(anEnquiry(), { headers: { origin: 'https://evil.example' } });

  expect(response.statusCode).toBe(403);
});

test('logs nothing of what a shopper typed', () => {
  expect(server.logged.join('')).not.toMatch(/jane@example|Citizen|412345678|412 345 678|still there/);
});

test('where a site shows one dealership only, every lead goes to that one', async () => {
  await server.addLocation({ group: 'harbor', dealership_slug: 'harbor-trucks' });
  await server.addSite({ slug: 'harbor-trucks', group: 'harbor', base_filter: { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: ['harbor-trucks'] } });

  const response = await enquire(anEnquiry({ dealership_slug: '' }), { host: 'harbor-trucks.test' });

  const scope = { group: 'harbor', site: 'harbor-trucks' };
  expect(response.statusCode).toBe(201);
  expect(await inDatabase(sql`select payload->>'dealership_slug' as dealership from lead`, scope)).toEqual([{ dealership: 'harbor-trucks' }]);
});
