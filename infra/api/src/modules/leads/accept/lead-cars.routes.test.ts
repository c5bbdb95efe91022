import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  const flags = flagsSchema.parse({ subscription_site: true });
  await server.addSite({ slug: 'sunrise-weekly', group: 'sunrise', flags });
  await server.addLocation({ group: 'sunrise' });
});
afterAll(() => server.stop());

test.each([
  ['46990 to buy', 46_990, { price: 46_990, to_buy: { text: '$46,990', type: 'Drive Away' } }],
  ['nothing to buy', null, { price: null, to_buy: null }],
])(
  'a car at 199 a week and %s: the week is shown, never given as what it costs (S9-24)',
  async (_case, price, toBuy) => {
    const car = await server.addVehicle({ group: 'sunrise', price, price_type: 'Drive Away', subscription_price: 199 });

    const url = `/api/lead-cars/${car.slug}`;
    const card = (await server.app.inject({ url, headers: { host: 'sunrise-weekly.test' } })).json<object>();

    expect(card).toMatchObject({ price_text: '$199', price_type: 'a week by subscription', ...toBuy });
  },
);

test('a VIN finds the car of the site, however it is written, and of no other group (A-67)', async () => {
  const vin = 'JM0KF4W7A00123456';
  const car = await server.addVehicle({ group: 'sunrise', vin });
  await server.addGroup('harbour');
  await server.addSite({ slug: 'harbour', group: 'harbour' });
  const ask = (name: string, site = 'sunrise-weekly') =>
    server.app.inject({ url: `/api/lead-cars/${name}`, headers: { host: `${site}.test` } });

  expect((await ask(vin.toLowerCase())).json()).toMatchObject({ id: car.id, slug: car.slug });
  expect((await ask('JM0KF4W7A00123457')).statusCode).toBe(404);
  expect((await ask(vin, 'harbour')).statusCode).toBe(404);
});
