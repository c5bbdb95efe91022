import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;
const delivery_zones = [
  { name: 'Brisbane', postcodes: ['4000-4209'], price: 0 },
  { name: 'Queensland', postcodes: ['4000-4999'], price: 390 },
];

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', remotes: { 'mfe-finance': { delivery_zones } } });
  await server.addSite({ slug: 'sunrise-vans', group: 'sunrise' });
  const delivery_bands = [
    { up_to_km: 100, price: 0 },
    { up_to_km: 1_000, price: 690 },
  ];
  await server.addSite({ slug: 'sunrise-far', group: 'sunrise', remotes: { 'mfe-finance': { delivery_bands } } });
});
afterAll(() => server.stop());

const ask = (query: string, site = 'sunrise-cars') =>
  server.app.inject({ url: `/api/delivery${query}`, headers: { host: `${site}.test` } });

test.each([
  ['4001', { price: 0, name: 'Brisbane' }],
  ['4870', { price: 390, name: 'Queensland' }],
  ['2000', { price: null, name: null }],
  ['2000', { known: true }],
  ['9999', { price: null, name: null, known: false }],
  ['rubbish', { price: null, name: null, known: false }],
  // A town is no postcode, though the list of places knows it.
  ['Brisbane', { price: null, name: null, known: false }],
  ['90210', { known: false }],
  // Within a zone, and no postcode.
  ['4999', { price: null, name: null, known: false }],
])('a delivery to %s is %p', async (postcode, answer) => {
  expect((await ask(`?postcode=${postcode}`)).json()).toMatchObject(answer);
});

test('charges are those of the postcode’s state from then on; what is no postcode names none', async () => {
  const state = async (postcode: string, cookie = '') => {
    const headers = { host: 'sunrise-cars.test', cookie };
    const { cookies } = await server.app.inject({ url: `/api/delivery?postcode=${postcode}`, headers });
    return cookies.find(({ name }) => name === 'shopper-state');
  };

  expect(await state('2000')).toMatchObject({ value: 'NSW', path: '/', httpOnly: true, sameSite: 'Lax' });
  expect((await state('4001', 'shopper-state=NSW'))?.value).toBe('QLD');
  expect(await state('4001', 'shopper-state=QLD')).toBeUndefined();
  expect(await state('9999', 'shopper-state=QLD')).toBeUndefined();
});

test('a site without a price list has no estimate, and its neighbour keeps its own', async () => {
  expect((await ask('?postcode=4001', 'sunrise-vans')).json()).toMatchObject({ price: null, name: null });
});

test.each(['', '?postcode=', '?postcode=%20', `?postcode=${'4'.repeat(30)}`])(
  'no postcode is refused by its field: %p',
  async (query) => {
    const answer = await ask(query);

    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fieldErrors: { postcode: [expect.any(String)] } });
  },
);

test('without a region it goes by the distance from the nearest distribution location, else from where the car stands (A-69)', async () => {
  const placed = (name: string, lat: number, long: number) =>
    server.addLocation({
      ...{ group: 'sunrise', name },
      address: { id: name, street: '1 Main', city: name, state: 'QLD', postcode: '4000', ...{ lat, long } } as never,
    });
  const [noosa, cairns] = [await placed('Noosa yard', -26.4, 153.05), await placed('Cairns yard', -16.92, 145.77)];
  const location = { id: noosa.id, name: noosa.name, slug: noosa.slug } as never;
  const near = await server.addVehicle({ group: 'sunrise', location });
  const both = {
    ...{ id: noosa.id, name: noosa.name, slug: noosa.slug },
    distribution_locations: ['noosa YARD', cairns.slug],
  } as never;
  const spread = await server.addVehicle({ group: 'sunrise', location: both });
  const elsewhere = await server.addVehicle({
    group: 'sunrise',
    location: { id: noosa.id, name: noosa.name, slug: noosa.slug, distribution_locations: [cairns.id] } as never,
  });
  const priced = async (postcode: string, car: { id: string }) =>
    (await ask(`?postcode=${postcode}&car_id=${car.id}`, 'sunrise-far')).json<Delivery>();

  expect(await priced('4567', near)).toMatchObject({ price: 0, from: 'Noosa yard', located_by: 'places', known: true });
  expect((await priced('4567', near)).name).toMatch(/4567$/);
  expect(await priced('4870', near)).toMatchObject({ price: null, name: null, known: true });
  expect(await priced('4870', spread)).toMatchObject({ price: 0, from: 'Cairns yard', km: expect.any(Number) });
  expect((await priced('4870', spread)).pick_up.map(({ name }) => name)).toEqual(['Noosa yard', 'Cairns yard']);
  // One alone is not where it stands.
  expect(await priced('4567', elsewhere)).toMatchObject({ price: null, pick_up: [{ name: 'Cairns yard' }] });
  expect(await priced('4870', { id: 'of-nobody' })).toMatchObject({ price: null, pick_up: [] });
  expect((await priced('4567', { id: near.id })).km).toBeLessThan(30);
});

test('a car of another group has no place to be brought from', async () => {
  await server.addGroup('harbour');
  const theirs = await server.addVehicle({ group: 'harbour' });

  expect((await ask(`?postcode=4567&car_id=${theirs.id}`, 'sunrise-far')).json()).toMatchObject({ pick_up: [] });
});
