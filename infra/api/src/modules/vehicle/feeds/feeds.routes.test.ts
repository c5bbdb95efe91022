import { locationSchema } from '@shared-kit/contracts/place/location.contract';
import { carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { parse } from 'csv-parse/sync';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;
const picture = [{ image: { url: 'hatch-blue-front34', thumb: { url: 'hatch-blue-front34' } } }];

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) await server.addGroup(group);
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', excluded_stocknums: ['HIDE-ME'] });
  await server.addSite({ slug: 'sunrise-other', group: 'sunrise' });
  const { id, name, slug } = await server.addLocation({
    group: 'sunrise',
    address: locationSchema.shape.address.parse({
      id: 'a',
      street: '1 Road',
      city: 'Springwood',
      state: 'QLD',
      postcode: '4127',
      lat: -27.6,
      long: 153.1,
    }),
  });
  const car = {
    group: 'sunrise',
    vin: 'JTM00000000000001',
    images: picture,
    price_type: 'Drive Away',
    location: carSchema.shape.location.parse({ id, name, slug }),
  };
  await server.addVehicle({
    ...car,
    id: 'a',
    name: '=HYPERLINK("x")',
    price: 20_000,
    before_price: 22_000,
    badge: 'A\tB\n"C"',
  });
  await server.addVehicle({ ...car, id: 'b', price: null });
  await server.addVehicle({ ...car, id: 'c', item_type: 'caravan' });
  await server.addVehicle({ ...car, id: 'd', status: 'sold' });
  await server.addVehicle({ ...car, id: 'e', stocknum: 'HIDE-ME' });
  await server.addVehicle({ ...car, id: 'f', group: 'harbor' });
});
afterAll(() => server.stop());

const get = (url: string, site = 'sunrise-cars') => server.app.inject({ url, headers: { host: `${site}.test` } });
async function addresses(site = 'sunrise-cars') {
  const answer = await server.app.inject({ url: `/internal/sites/${site}/feeds`, remoteAddress: '127.0.0.1' });
  return answer.json<{ feeds: [string, string] }>().feeds;
}
type Row = Record<string, string>;

test('the feeds hold what the site sells, and nothing else', async () => {
  const [google, meta] = await addresses();

  const ads = parse<Row>((await get(google)).body, { columns: true, delimiter: '\t' });
  expect(ads.map(({ id }) => id)).toEqual(['a']);
  expect(ads[0]).toMatchObject({ price: '20000 AUD', vehicle_price_type: 'drive_away_price', trim: 'A\tB\n"C"' });
  const inventory = parse<Row>((await get(meta)).body, { columns: true });
  expect(inventory.map(({ vehicle_id: id }) => id)).toEqual(['a', 'c']);
  expect(inventory[0]).toMatchObject({
    price: '22000 AUD',
    sale_price: '20000 AUD',
    state_of_vehicle: 'USED',
    latitude: '-27.6',
  });
  expect(inventory[0]?.['title']).toMatch(/^'=HYPERLINK/);
});

test('a site none of whose vehicles a feed takes says so in place of an empty file', async () => {
  await server.addGroup('riders');
  await server.addSite({ slug: 'riders-bikes', group: 'riders' });
  await server.addVehicle({ group: 'riders', item_type: 'motorcycle', images: picture });
  const [google] = await addresses('riders-bikes');

  const answer = await get(google, 'riders-bikes');

  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('Google takes passenger cars and utes');
});

test('only the site’s own token opens its feeds', async () => {
  const [google] = await addresses();

  expect((await get('/feeds/google-vehicles.tsv')).statusCode).toBe(404);
  expect((await get(`${google}x`)).statusCode).toBe(404);
  expect((await get(google, 'sunrise-other')).statusCode).toBe(404);
  expect((await get(google.replace('google-vehicles.tsv', 'everything.csv'))).statusCode).toBe(400);
  expect(await addresses()).toEqual(await addresses());
});

test('the addresses are told to this machine alone', async () => {
  const answer = await server.app.inject({
    url: '/internal/sites/sunrise-cars/feeds',
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });

  expect(answer.statusCode).toBe(404);
});

test('more cars than are read at once all come', async () => {
  for (let n = 0; n < 320; n += 1)
    await server.addVehicle({ group: 'sunrise', id: `n${n}`, vin: `V${n}`, images: picture, price_type: 'Drive Away' });
  const [google] = await addresses();

  const ads = parse<Row>((await get(google)).body, { columns: true, delimiter: '\t' });
  expect(new Set(ads.map(({ id }) => id)).size).toBe(321);
});
