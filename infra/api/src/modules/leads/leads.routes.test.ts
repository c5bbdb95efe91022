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
