import { DAY_MS } from '@shared-kit/domain/time/seconds';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';

const daysAgo = (days: number) => Math.round((Date.now() - days * DAY_MS) / 1000);

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addSite({
    slug: 'sunrise-toyota',
    group: 'sunrise',
    base_filter: { make: ['TOYOTA'], car_type: ['used'], item_type: [], fuel: [], dealership_slug: ['sunrise-motors'] },
  });
});
afterAll(() => server.stop());

function get(path: string, site = 'sunrise-cars') {
  return server.app.inject({ url: `/api/cars/${path}`, headers: { host: `${site}.test` } });
}

const slugsOf = (response: { json: <T>() => T }) => response.json<{ hits: Car[] }>().hits.map(({ slug }) => slug);

test('similar cars: the same model first, each by nearness of price, never the car itself or one not in stock', async () => {
  const kluger = { group: 'sunrise', make: 'Toyota', model: 'Kluger', simple_body: 'SUV' };
  const car = await server.addVehicle({ ...kluger, slug: 'shown', price: 40_000 });
  await server.addVehicle({ ...kluger, slug: 'far', price: 49_000 });
  await server.addVehicle({ ...kluger, slug: 'near', price: 39_500 });
  await server.addVehicle({ ...kluger, slug: 'too-dear', price: 50_001 });
  await server.addVehicle({ ...kluger, slug: 'sold', price: 40_000, status: 'sold', sold_date_timestamp: daysAgo(1) });
  await server.addVehicle({ ...kluger, slug: 'soon', price: 40_000, status: 'coming_soon' });
  await server.addVehicle({ ...kluger, slug: 'other-model', model: 'Prado', price: 40_000 });
  await server.addVehicle({ ...kluger, slug: 'other-body', model: 'Corolla', simple_body: 'Hatch', price: 40_000 });
  await server.addVehicle({ ...kluger, slug: 'other-group', group: 'harbor', price: 40_000 });

  expect(slugsOf(await get(`${car.slug}/similar`))).toEqual(['near', 'far', 'other-model']);
});

test.each([
  [49_999, [39_998, 39_999, 59_999, 60_000], [39_999, 59_999]],
  [50_000, [24_999, 25_000, 75_000, 75_001], [25_000, 75_000]],
])('similar cars to one of $%i lie within its band', async (price, offered, expected) => {
  const model = { group: 'sunrise', make: 'Band', model: `B${price}` };
  const car = await server.addVehicle({ ...model, price });
  for (const other of offered) await server.addVehicle({ ...model, price: other });

  const { hits } = (await get(`${car.slug}/similar`)).json<{ hits: Car[] }>();
  expect(hits.map((hit) => hit.price).sort()).toEqual(expected);
});

test('at most six similar cars; without a price the newest', async () => {
  const model = { group: 'sunrise', make: 'Rare', model: 'Priceless' };
  const car = await server.addVehicle({ ...model, price: null });
  for (let day = 1; day <= 8; day += 1)
    await server.addVehicle({
      ...model,
      slug: `of-day-${day}`,
      price: day * 20_000,
      created_at: `2026-03-0${day}T00:00:00.000Z`,
    });

  expect(slugsOf(await get(`${car.slug}/similar`))).toEqual([
    'of-day-8',
    'of-day-7',
    'of-day-6',
    'of-day-5',
    'of-day-4',
    'of-day-3',
  ]);
});

test("similar cars stay within the site's part of the group", async () => {
  const model = { group: 'sunrise', make: 'Toyota', model: 'Supra' };
  const car = await server.addVehicle(model);
  await server.addVehicle({ ...model, slug: 'new-supra', car_type: 'new' });
  await server.addVehicle({ ...model, slug: 'used-supra' });

  expect(slugsOf(await get(`${car.slug}/similar`, 'sunrise-toyota'))).toEqual(['used-supra']);
});

test('the ids of similar cars are those of the cars, in the same order', async () => {
  const model = { group: 'sunrise', make: 'Skoda', model: 'Octavia' };
  const car = await server.addVehicle({ ...model, price: 30_000 });
  await server.addVehicle({ ...model, id: 'octavia-far', price: 38_000 });
  await server.addVehicle({ ...model, id: 'octavia-near', price: 31_000 });

  expect((await get(`${car.slug}/similar-ids`)).json()).toEqual({ ids: ['octavia-near', 'octavia-far'] });
});

test('a site may put series first', async () => {
  await server.addSite({
    slug: 'sunrise-series',
    group: 'sunrise',
    remotes: { 'mfe-vehicle': { similar_series_order: ['duo', 'city', 'sport'] } },
  });
  const model = { group: 'sunrise', make: 'Fiat', model: 'Doblo' };
  const car = await server.addVehicle({ ...model, price: 30_000 });
  await server.addVehicle({ ...model, slug: 'plain', price: 30_100 });
  await server.addVehicle({ ...model, slug: 'sport', series: 'Sport', price: 30_200 });
  await server.addVehicle({ ...model, slug: 'duo', series: 'Duo', price: 30_300 });

  expect(slugsOf(await get(`${car.slug}/similar`, 'sunrise-series'))).toEqual(['duo', 'sport', 'plain']);
  expect(slugsOf(await get(`${car.slug}/similar`))).toEqual(['plain', 'sport', 'duo']);
});
