import type { PriceChange } from '@shared-kit/contracts/vehicle/price-change.contract';
import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { sql } from 'drizzle-orm';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { withScope } from '../../db/scope';

const daysAgo = (days: number) => Math.round((Date.now() - days * DAY_MS) / 1000);

let server: TestApp;
const noNumbers = { phone: null, landline_phone: null };

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', excluded_stocknums: ['HIDE-ME'] });
  await server.addSite({ slug: 'sunrise-long', group: 'sunrise', include_sold_cars_days: 14 });
  await server.addSite({ slug: 'sunrise-none', group: 'sunrise', include_sold_cars_days: 0 });
  await server.addSite({
    slug: 'sunrise-toyota',
    group: 'sunrise',
    base_filter: { make: ['TOYOTA'], car_type: ['used'], item_type: [], fuel: [], dealership_slug: ['sunrise-motors'] },
  });
  await server.addSite({ slug: 'harbor-cars', group: 'harbor' });
});
afterAll(() => server.stop());

function get(path: string, site = 'sunrise-cars') {
  return server.app.inject({ url: `/api/cars/${path}`, headers: { host: `${site}.test` } });
}

const slugsOf = (response: { json: <T>() => T }) => response.json<{ hits: Car[] }>().hits.map(({ slug }) => slug);

test('answers with the whole vehicle as the contract has it', async () => {
  const car = await server.addVehicle({ group: 'sunrise', dealercomments: 'One owner', standardEquipment: ['Towbar'] });

  const response = await get(car.slug);

  expect(response.statusCode).toBe(200);
  expect(carSchema.parse(response.json())).toEqual({ ...car, repayment: null });
  // The address of a printed sheet has the id.
  expect((await get(car.id)).json()).toMatchObject({ slug: car.slug });
});

test("does not reveal another dealer's vehicle", async () => {
  const car = await server.addVehicle({ group: 'harbor' });

  expect((await get(car.slug, 'harbor-cars')).statusCode).toBe(200);
  for (const path of [car.slug, car.id, `${car.slug}/similar`]) {
    const response = await get(path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ code: 'not_found', detail: 'No such car', fieldErrors: {} });
  }
});

test.each([
  ['kept off the website', { show_on_dealer_website: false }],
  ['excluded by stock number', { stocknum: 'HIDE-ME' }],
])('a car %s is not there', async (_case, facts) => {
  const car = await server.addVehicle({ group: 'sunrise', ...facts });

  expect((await get(car.slug)).statusCode).toBe(404);
});

test.each([
  ['of another make', { make: 'Suzuki' }, 404],
  ['of another condition', { car_type: 'new' as const }, 404],
  ['of another dealership', { dealership_slug: 'sunrise-north' }, 404],
  ['inside the filter, however it is spelt', { make: 'Toyota' }, 200],
])('a site shows its own part of the group: a car %s', async (_case, facts, status) => {
  const car = await server.addVehicle({ group: 'sunrise', ...facts });

  expect((await get(car.slug, 'sunrise-toyota')).statusCode).toBe(status);
});

test.each([
  ['sold two days ago, three days shown', 'sunrise-cars', 'sold', daysAgo(2), 200],
  ['sold three days and a moment ago', 'sunrise-cars', 'sold', daysAgo(3) - 2, 410],
  ['sold ten days ago, fourteen shown', 'sunrise-long', 'sold', daysAgo(10), 200],
  ['sold an hour ago, none shown', 'sunrise-none', 'sold', daysAgo(1 / 24), 410],
  ['sold at an unknown time', 'sunrise-cars', 'sold', null, 410],
  ['sold two days ago, dated in milliseconds', 'sunrise-cars', 'sold', daysAgo(2) * 1000, 200],
  ['coming soon', 'sunrise-none', 'coming_soon', null, 200],
  ['withdrawn', 'sunrise-cars', 'withdrawn', null, 410],
])('a car %s', async (_case, site, status, soldAt, expected) => {
  const car = await server.addVehicle({ group: 'sunrise', status, sold_date_timestamp: soldAt });

  const response = await get(car.slug, site);

  expect(response.statusCode).toBe(expected);
  if (expected === 410) expect(response.json()).toMatchObject({ code: 'gone' });
});

test('instead of a car that was sold long ago there are cars like it; instead of an unknown one what its address says', async () => {
  const model = { group: 'sunrise', make: 'Land Rover', model: 'Range Rover Evoque', price: 60_000 };
  const gone = await server.addVehicle({ ...model, status: 'sold', sold_date_timestamp: daysAgo(30) });
  await server.addVehicle({ ...model, slug: 'evoque-left' });

  expect(slugsOf(await get(`${gone.slug}/alternatives`))).toEqual(['evoque-left']);
  expect(slugsOf(await get('2019-land-rover-range-rover-evoque-x1/alternatives'))[0]).toBe('evoque-left');
  const unknown = slugsOf(await get("zzz';--/alternatives".replaceAll(/[;']/g, '%27')));
  expect(unknown.length).toBeGreaterThan(0);
  expect(slugsOf(await get('anything/alternatives', 'harbor-cars'))).not.toContain('evoque-left');
});

test('a vehicle says whether somebody is at its place now, and nothing of a place whose hours nobody knows', async () => {
  const allDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    ...{ weekday, status: 'Open' as const, formated_hours: 'All day', open: '00:00', close: '24:00' },
  }));
  const openingAt = async (opening_hours: typeof allDay) => {
    const place = await server.addLocation({ group: 'sunrise', contact_detail: { ...noNumbers, opening_hours } });
    const { id, name, slug } = place;
    const location = { id, name, slug, ...noNumbers, location_type: '', city: null, state: null, address: null };
    const car = await server.addVehicle({ group: 'sunrise', location: { ...location, distribution_locations: [] } });
    return (await get(car.slug)).json<{ opening: string }>().opening;
  };

  expect(await openingAt(allDay)).toBe('Open 24 hours');
  expect(await openingAt([])).toBe('');
});

test('a vehicle says what people say of its place, unless the site hides that (S5-69)', async () => {
  const place = await server.addLocation({ group: 'sunrise', average_rating: 4.55, review_count: 1379 });
  const { id, name, slug } = place;
  const location = { id, name, slug, ...noNumbers, location_type: '', city: null, state: null, address: null };
  const car = await server.addVehicle({ group: 'sunrise', location: { ...location, distribution_locations: [] } });
  await server.addSite({
    slug: 'sunrise-quiet',
    group: 'sunrise',
    remotes: { 'mfe-locations': { hide_reviews: true } },
  });
  const ratingOn = async (site?: string) => (await get(car.slug, site)).json<{ rating: string }>().rating;

  expect([await ratingOn(), await ratingOn('sunrise-quiet')]).toEqual(['4.6 out of 5 from 1,379 reviews', '']);
});

test('one car has one address among the sites of its group', async () => {
  const car = await server.addVehicle({ group: 'sunrise', make: 'Toyota', dealership_slug: 'sunrise-motors' });
  const addresses = await Promise.all(
    ['sunrise-cars', 'sunrise-long', 'sunrise-toyota'].map(async (site) =>
      (await get(car.slug, site)).json<{ canonical_url: string }>(),
    ),
  );

  expect(new Set(addresses.map(({ canonical_url }) => canonical_url))).toEqual(
    new Set([`http://sunrise-toyota.test${car.path}`]),
  );
});

test('what a car cost is kept by the database, and shown where the site does', async () => {
  await server.addSite({
    slug: 'sunrise-prices',
    group: 'sunrise',
    remotes: { 'mfe-vehicle': { price_history: true } },
  });
  const car = await server.addVehicle({ group: 'sunrise', price: 40_000, created_at: '2026-02-01T00:00:00.000Z' });
  const history = async (site: string) =>
    (await get(car.slug, site)).json<{ price_history: PriceChange[] }>().price_history;
  expect(await history('sunrise-prices')).toEqual([]);

  await withScope(server.ownerDb, { group: 'sunrise' }, async (tx) => {
    await tx.execute(sql`update vehicle set km = 43000 where id = ${car.id}`);
    await tx.execute(sql`update vehicle set price = 38500, card = card || '{"price": 38500}' where id = ${car.id}`);
  });
  await withScope(server.ownerDb, { group: 'sunrise' }, (tx) =>
    tx.execute(sql`update vehicle set card = card || '{"price_type":"Excl. Govt. Charges"}' where id = ${car.id}`),
  );

  expect(await history('sunrise-prices')).toEqual([
    { since: '2026-02-01T00:00:00.000Z', price: 40_000, price_type: car.price_type ?? '' },
    { since: expect.any(String) as string, price: 38_500, price_type: car.price_type ?? '' },
    { since: expect.any(String) as string, price: 38_500, price_type: 'Excl. Govt. Charges' },
  ]);
  expect(await history('sunrise-cars')).toEqual([]);
});
