import { sql } from 'drizzle-orm';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { withScope } from '../../../db/scope';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addSite({
    slug: 'sunrise-gauge',
    group: 'sunrise',
    flags: { ...server.sites.all()[0]!.flags, autogauge: true },
  });
  await server.addSite({ slug: 'harbor-cars', group: 'harbor' });
});
afterAll(() => server.stop());

const known = 'photos_count=3&updated_at=2026-09-01T00%3A00%3A00Z&website_id=sunrise-cars';
const view = (slug: string, client: string, site = 'sunrise-cars', query = known) =>
  server.app.inject({
    url: `/cars/${slug}/view.json?${query}`,
    headers: { host: `${site}.test`, 'x-forwarded-for': client },
  });

const gauge = (slug: string, site = 'sunrise-gauge') =>
  server.app.inject({ url: `/cars/${slug}/autogauge`, headers: { host: `${site}.test` } });

const reveal = (payload: object, site = 'sunrise-cars') =>
  server.app.inject({ method: 'POST', url: '/api/phone-reveals', headers: { host: `${site}.test` }, payload });

test('counts a visitor once, on top of the views the feed brought', async () => {
  const car = await server.addVehicle({ group: 'sunrise', views: 100 });

  const counts = [
    await view(car.slug, '203.0.113.1'),
    await view(car.slug, '203.0.113.1'),
    await view(car.slug, '203.0.113.1', 'sunrise-gauge'),
    await view(car.slug, '203.0.113.2'),
  ].map((response) => response.json<{ views: number }>().views);

  expect(counts).toEqual([101, 101, 101, 102]);
});

test('tells an open page what may have changed, and nothing more', async () => {
  const car = await server.addVehicle({
    group: 'sunrise',
    offer_price: 33_990,
    dealercomments: 'Long text',
    vin: 'SECRET',
  });

  const { car_fields: fields } = (await view(car.slug, '203.0.113.1')).json<{ car_fields: object }>();

  expect(fields).toMatchObject({ offer_price: 33_990, status: 'in_stock', reserved: false });
  expect(fields).not.toHaveProperty('vin');
});

test.each([
  ['', 200],
  ['photos_count=0&updated_at=yesterday&website_id=', 200],
  ['utm_source=mail&photos_count=3', 200],
  ['photos_count=-1', 400],
  ['photos_count=lots', 400],
  ['photos_count=1e999', 400],
  ["website_id=x'%3B drop table vehicle_view%3B--", 200],
  ['updated_at=%E2%80%AE', 200],
  ['updated_at=%00', 400],
  ['website_id=a&website_id=b', 400],
  [`updated_at=${'9'.repeat(500)}`, 400],
])('a view asked for with "%s" is answered with %i', async (query, status) => {
  const car = await server.addVehicle({ group: 'sunrise' });

  expect((await view(car.slug, '203.0.113.1', 'sunrise-cars', query)).statusCode).toBe(status);
});

test("a view of another site's car stays refused, whichever site the query names", async () => {
  const ours = await server.addVehicle({ group: 'sunrise' });
  const theirs = await server.addVehicle({ group: 'harbor' });

  expect((await view(theirs.slug, '203.0.113.1', 'sunrise-cars', 'website_id=harbor-cars')).statusCode).toBe(404);
  expect((await view(ours.slug, '203.0.113.1', 'sunrise-cars', 'website_id=harbor-cars')).statusCode).toBe(200);
});

test("does not reveal or count another dealer's vehicle", async () => {
  const car = await server.addVehicle({ group: 'harbor' });

  expect((await view(car.slug, '203.0.113.1')).statusCode).toBe(404);
  expect((await gauge(car.slug)).statusCode).toBe(404);
  expect((await reveal({ car_id: car.id })).statusCode).toBe(404);
  const { rows } = await withScope(server.db, { group: 'harbor' }, (tx) => tx.execute(sql`select * from vehicle_view`));
  expect(rows).toEqual([]);
});

test('a phone is revealed for a car that the site shows, not for any of its group', async () => {
  await server.addSite({
    slug: 'sunrise-kia',
    group: 'sunrise',
    base_filter: { make: ['Kia'], car_type: [], item_type: [], fuel: [], dealership_slug: [] },
  });
  const [shown, elsewhere] = [
    await server.addVehicle({ group: 'sunrise', make: 'Kia' }),
    await server.addVehicle({ group: 'sunrise', make: 'Toyota' }),
  ];

  expect((await reveal({ car_id: shown.id }, 'sunrise-kia')).statusCode).toBe(204);
  expect((await reveal({ car_id: elsewhere.id }, 'sunrise-kia')).statusCode).toBe(404);
});

test('keeps a phone reveal with its site, and nothing about the shopper', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });

  const response = await reveal({
    car_id: car.id,
    dealership_id: 'sunrise-motors',
    website_id: 'sunrise-cars',
    phone: '0412345678',
  });

  expect([response.statusCode, response.body]).toEqual([204, '']);
  const { rows } = await withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) =>
    tx.execute(sql`select * from phone_reveal`),
  );
  expect(rows).toMatchObject([{ car_id: car.id, dealership_id: 'sunrise-motors', site_slug: 'sunrise-cars' }]);
  expect(JSON.stringify(rows)).not.toContain('0412345678');
});

test('says where a price stands among cars of the same model and about the same age', async () => {
  const model = { group: 'sunrise', make: 'Toyota', model: 'Camry', year: 2020 };
  const car = await server.addVehicle({ ...model, price: 22_000 });
  for (const price of [20_000, 22_000, 24_000, 26_000, 28_000, 30_000]) await server.addVehicle({ ...model, price });
  await server.addVehicle({ ...model, year: 2010, price: 1_000 });
  await server.addVehicle({ ...model, group: 'harbor', price: 1_000 });
  await server.addVehicle({ ...model, badge: 'Of another badge', price: 90_000 });

  const answer = (await gauge(car.slug)).json<{ confidence: number }>();

  expect(answer).toMatchObject({
    listing_price: 22_000,
    market_range_min: 20_000,
    market_range_max: 30_000,
    fill: 0.8,
    description: null,
  });
  expect(answer.confidence).toBeCloseTo(6 / 14);
});

test('has nothing to say with too few cars, or on a site without the feature', async () => {
  const model = { group: 'sunrise', make: 'Toyota', model: 'Century', year: 2020 };
  const car = await server.addVehicle(model);
  for (let count = 0; count < 4; count += 1) await server.addVehicle({ ...model, price: 30_000 + count });

  expect((await gauge(car.slug)).json()).toMatchObject({ fill: null, confidence: null });
  await server.addVehicle({ ...model, price: 40_000 });
  expect((await gauge(car.slug)).json()).toMatchObject({ fill: expect.any(Number) as number });
  expect((await gauge(car.slug, 'sunrise-cars')).json()).toMatchObject({ fill: null });
});
