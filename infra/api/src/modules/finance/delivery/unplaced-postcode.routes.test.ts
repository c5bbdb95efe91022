import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';

const provider = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ZERO_RESULTS","results":[]}');
});
let server: TestApp;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  server = await startTestApp({
    GOOGLE_GEOCODING_URL: `http://127.0.0.1:${port}/json`,
    GOOGLE_GEOCODING_KEY: 'a key',
  });
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => provider.close(resolve));
});

const get = (url: string) => server.app.inject({ url, headers: { host: 'sunrise-cars.test' } });

test('a postcode that nobody can place names no state, neither kept for the shopper nor for a ledger (S8-05)', async () => {
  const priced = { price: 30_000, price_type: 'Excl. Govt. Charges', simple_body: 'Sedan', simple_fuel: 'Petrol' };
  const { slug } = await server.addVehicle({ group: 'sunrise', state: 'QLD', car_type: 'new', ...priced });

  const delivery = await get('/api/delivery?postcode=2001');
  const ledger = await get(`/api/cars/${slug}/drive-away?postcode=2001`);

  expect(delivery.json()).toMatchObject({ known: false });
  expect(delivery.cookies).toEqual([]);
  expect(ledger.json()).toMatchObject({ state_by: 'car', postcode: 'invalid', ledger: { state: 'QLD' } });
});
