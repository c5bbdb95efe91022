import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { anEnquiry, startTwoGroups } from '../../../test/enquiry';
import type { enquiries } from '../../../test/enquiry';
import type { TestApp } from '../../../test/test-app';

const sunrise = 'sunrise-cars.test';

let server: TestApp;
let leads: ReturnType<typeof enquiries>;

beforeAll(async () => {
  ({ server, leads } = await startTwoGroups());
});
afterAll(() => server.stop());

test("keeps a lead with the specification's keys, the vehicle's facts taken from stock", async () => {
  const car = await server.addVehicle({
    group: 'sunrise',
    make: 'Land Rover',
    model: 'Defender',
    stocknum: 'U77',
    car_type: 'demo',
  });

  const response = await leads.enquire(
    anEnquiry({
      car_id: car.id,
      'Vehicle Make': 'Forged',
      stock_number: 'Forged',
      url: `http://${sunrise}${car.path}`,
      lead_attributes: { visited_pages: ['/', car.path], linked_query_params: { utm_source: 'news' } },
    }),
  );

  expect(response.statusCode).toBe(201);
  expect(await leads.payloadOf(response)).toEqual({
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

test('a vehicle that its page could not read is named by its address: by slug or VIN it is found all the same', async () => {
  const car = await server.addVehicle({ group: 'sunrise', stocknum: 'U78', vin: 'JM0KF4W7A00123456' });

  for (const named of [car.slug, 'JM0KF4W7A00123456']) {
    const response = await leads.enquire(anEnquiry({ car_id: named }));
    expect(response.statusCode).toBe(201);
    expect(await leads.payloadOf(response)).toMatchObject({
      ...{ car_id: car.id, stock_number: 'U78', dealership_slug: 'sunrise-motors' },
    });
  }
});

test('a form that showed places has to be told one, and a vehicle without one has not (S5-21)', async () => {
  const nowhere = await leads.enquire(anEnquiry({ dealership_slug: 'sunrise-motors', location_id: ' ' }));
  const car = await server.addVehicle({ group: 'sunrise' });

  expect(nowhere.statusCode).toBe(422);
  expect(nowhere.json()).toMatchObject({ fieldErrors: { location_id: ['Choose a location'] } });
  expect((await leads.enquire(anEnquiry({ car_id: car.id, location_id: '' }))).statusCode).toBe(201);
  expect((await leads.enquire(anEnquiry())).statusCode).toBe(201);
});

test('says everything that is wrong at once, each sentence by its field', async () => {
  const response = await leads.enquire({
    idempotency_key: randomUUID(),
    email: 'jane@',
    phone: '12',
    postcode: '40O0',
    name: ' ',
  });

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
  ['letters for a phone number', { phone: '04ab 123 456' }, 'phone'],
  ['letters after a phone number', { phone: '0412 345 678 after five' }, 'phone'],
  ['two phone numbers', { phone: '0412 345 678 0498 765 432' }, 'phone'],
  ['terms left unticked', { terms: false }, 'terms'],
  ['a message too long', { message: 'x'.repeat(4001) }, 'message'],
  ['a category chosen as nothing', { category: '' }, 'category'],
  ['a category nobody offers', { category: 'URGENT your invoice is overdue' }, 'category'],
  ['a subcategory of no form', { subcategory: 'Deposit Paid' }, 'subcategory'],
  ['a key that is none', { idempotency_key: 'again' }, 'idempotency_key'],
  ['a consent wording never published', { consent_version: '1999-01' }, 'consent_version'],
])('refuses %s', async (_case, fault, field) => {
  const before = await leads.counts();

  const response = await leads.enquire(anEnquiry(fault));

  expect(response.statusCode).toBe(422);
  expect(Object.keys(response.json<{ fieldErrors: object }>().fieldErrors)).toEqual([field]);
  expect(await leads.counts()).toEqual(before);
});

test('a field of one line stays one: what is typed into it begins no line of its own in a mail', async () => {
  const response = await leads.enquire(
    anEnquiry({
      form: 'careers',
      name: 'Ann\n\nCUSTOMER\nName: Bob',
      last_name: 'B\r\nBcc: c@d.example',
      area: 'Sales',
    }),
  );

  expect(await leads.payloadOf(response)).toMatchObject({
    name: 'Ann CUSTOMER Name: Bob',
    last_name: 'B Bcc: c@d.example',
  });
});

test("a script is nobody's profile, and a delivery needs an address", async () => {
  const careers = { form: 'careers', area: 'Sales' };
  const wrong = await leads.enquire(anEnquiry({ ...careers, profile_url: 'javascript:alert(1)' }));
  const car = await server.addVehicle({ group: 'sunrise', price: 30_000 });
  const reserve = { form: 'reserve', car_id: car.id, handover: 'Deliver it to me', paying_by: 'Bank transfer' };
  const nowhere = await leads.enquire(anEnquiry({ ...reserve, delivery_address: ' ' }));

  expect(wrong.json()).toMatchObject({ fieldErrors: { profile_url: [expect.stringContaining('web address')] } });
  expect(nowhere.statusCode).toBe(422);
  expect(nowhere.json()).toMatchObject({ fieldErrors: { delivery_address: ['Enter the delivery address'] } });
});

test.each(['0800', ' 4000 '])('takes the postcode %p', async (postcode) => {
  expect((await leads.enquire(anEnquiry({ postcode }))).statusCode).toBe(201);
});

test('keeps what was agreed to: wording, version, page and a hash of the address', async () => {
  const { lead_id: id } = (
    await leads.enquire(anEnquiry({ opt_in: 'on', url: '/cars/x?a=1' }), {
      headers: { 'x-forwarded-for': '198.51.100.77' },
    })
  ).json<{ lead_id: string }>();

  const consents = await leads.inDatabase(sql`select * from lead_consent where lead_id = ${id} order by kind`);

  expect(consents).toMatchObject([
    {
      kind: 'marketing',
      granted: true,
      wording_version: '2026-01',
      wording_text: expect.stringContaining('unsubscribe') as string,
      page_url: `http://${sunrise}/cars/x?a=1`,
    },
    {
      kind: 'terms',
      granted: true,
      wording_text: expect.stringContaining('terms of use') as string,
      ip_hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
  ]);
  expect(JSON.stringify(consents)).not.toContain('198.51.100.77');
});

test.each(['https://evil.example/cars/x', '//evil.example', 'javascript:alert(1)', 'http://['])(
  'stores no page address that is not its own: %s',
  async (url) => {
    const response = await leads.enquire(anEnquiry({ url }));

    expect(await leads.payloadOf(response)).toMatchObject({
      url: expect.stringMatching(`^http://${sunrise}/`) as string,
    });
  },
);

test('a careers enquiry is a general one with its own subcategory', async () => {
  const response = await leads.enquire(anEnquiry({ category: 'Careers Enquiry' }));

  expect(await leads.payloadOf(response)).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
});

test('a request for photos may leave Comments empty', async () => {
  const response = await leads.enquire(anEnquiry({ form: 'request-photos', message: '' }));

  expect(await leads.payloadOf(response)).toMatchObject({ message: 'Please send photos for this car' });
});

test('Comments may be empty where the site opts out', async () => {
  await server.addSite({
    slug: 'quiet-cars',
    group: 'sunrise',
    flags: { ...server.sites.findBySlug('sunrise-cars')!.config.flags, message_required: false },
  });

  expect((await leads.enquire(anEnquiry({ message: '' }), { host: 'quiet-cars.test' })).statusCode).toBe(201);
});

test('characters that neither PostgreSQL nor XML can hold do not lose the lead', async () => {
  const response = await leads.enquire(anEnquiry({ message: 'a\u0000b\uD800c\u000B', name: 'Zoë 🚗' }));

  expect(response.statusCode).toBe(201);
  expect(await leads.payloadOf(response)).toMatchObject({
    message: 'ab\uFFFDc',
    name: 'Zoë 🚗',
  });
});

test('where a site shows one dealership only, every lead goes to that one', async () => {
  await server.addLocation({ group: 'harbor', dealership_slug: 'harbor-trucks' });
  await server.addSite({
    slug: 'harbor-trucks',
    group: 'harbor',
    base_filter: { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: ['harbor-trucks'] },
  });

  const response = await leads.enquire(anEnquiry({ dealership_slug: '' }), { host: 'harbor-trucks.test' });

  const scope = { group: 'harbor', site: 'harbor-trucks' };
  expect(response.statusCode).toBe(201);
  expect(await leads.inDatabase(sql`select payload->>'dealership_slug' as dealership from lead`, scope)).toEqual([
    { dealership: 'harbor-trucks' },
  ]);
});

test('logs nothing of what a shopper typed', () => {
  expect(server.logged.join('')).not.toMatch(/jane@example|Citizen|412345678|412 345 678|still there/);
});
