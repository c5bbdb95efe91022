import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startFaultyServer } from '../../../test/faulty-server';
import { aFinancedCar, askForQuote, QUOTED_VIN, startQuoting } from '../../../test/youx-quotes';
import type { TestApp } from '../../../test/test-app';

let faulty: Awaited<ReturnType<typeof startFaultyServer>>;
let server: TestApp;
let withProvider: TestApp;

beforeAll(async () => {
  faulty = await startFaultyServer();
  [server, withProvider] = await Promise.all([
    startQuoting(),
    startQuoting({ YOUX_URL: `http://${faulty.at}/quote`, YOUX_KEY: 'a key' }),
  ]);
  await aFinancedCar(server);
});
afterAll(async () => {
  await faulty.stop();
  await Promise.all([server.stop(), withProvider.stop()]);
});

const ask = (change: object = {}, from: { site?: string; headers?: object } = {}) => askForQuote(server, change, from);

async function quoteFor(slug: string, site: string, on = server) {
  const answer = await on.app.inject({
    url: `/api/cars/${slug}/finance-estimate`,
    headers: { host: `${site}.test` },
  });
  return answer.json<FinanceEstimate>().quote_for;
}

test('only the sites with the feature offer it, and only for a car with a price and a VIN (S7-03)', async () => {
  const car = await aFinancedCar(server, { vin: 'JM0KF4W7A00000001' });
  const unpriced = await aFinancedCar(server, { vin: 'JM0KF4W7A00000002', price: 0 });
  const nameless = await aFinancedCar(server, { vin: null });

  expect(await quoteFor(car.slug, 'sunrise-quotes')).toEqual({
    car_id: car.id,
    purchasePrice: 30_000,
    year: car.year,
    vin: car.vin,
    nvic: car.nvic,
  });
  expect(await quoteFor(car.slug, 'sunrise-cars')).toBeNull();
  expect(await quoteFor(unpriced.slug, 'sunrise-quotes')).toBeNull();
  expect(await quoteFor(nameless.slug, 'sunrise-quotes')).toBeNull();
  expect((await ask({ vin: car.vin }, { site: 'sunrise-cars' })).status).toBe(404);
});

test('a page drawn for somebody signed in may ask: nothing is changed by it', async () => {
  expect((await ask({}, { headers: { cookie: `session=${'a'.repeat(43)}` } })).status).toBe(200);
});

test.each([
  ['purchasePrice', { purchasePrice: 0 }],
  ['purchasePrice', { purchasePrice: 29_000 }],
  ['selfAssessedCreditScore', { selfAssessedCreditScore: 'SUPERB' }],
  ['loanTerm', { loanTerm: 7 }],
  ['vin', { vin: 'NOBODYHASTHISVIN1' }],
  ['whoIsHelping', { whoIsHelping: 'x'.repeat(121) }],
])('a quote with a wrong %s is refused by its name: %j', async (field, change) => {
  const { status, body } = await ask(change);

  expect(status).toBe(422);
  expect(Object.keys(body['fieldErrors'] as object)).toEqual([field]);
});

test('a car that is named by its id is quoted for its own VIN alone', async () => {
  const car = await aFinancedCar(server, { vin: 'JM0KF4W7A00777777' });

  const { status, body } = await ask({ car_id: car.id });

  expect([status, body['fieldErrors']]).toEqual([422, { vin: ['This site has no car of this VIN'] }]);
  expect((await ask({ car_id: car.id, vin: 'jm0kf4w7a00777777' })).status).toBe(200);
});

test("another dealer's car is no car here", async () => {
  const car = await aFinancedCar(server, { group: 'harbor', vin: 'JM0KF4W7A00000009' });

  expect((await ask({ vin: car.vin, car_id: car.id })).status).toBe(422);
});

test('a provider is asked with what is known of the car and the site, whatever the browser says', async () => {
  const said: object[] = [];
  const provider = createServer((request, response) => {
    void json(request).then((body) => said.push(body as object));
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const { port } = provider.address() as AddressInfo;
  const asking = await startQuoting({ YOUX_URL: `http://127.0.0.1:${port}/quote`, YOUX_KEY: 'a key' });
  const car = await aFinancedCar(asking);

  for (const madeUp of ['one', 'another'])
    await askForQuote(asking, { year: 1999, nvic: madeUp, whoIsHelping: madeUp });

  expect(said).not.toEqual([]);
  const { name } = asking.sites.all().find(({ slug }) => slug === 'sunrise-quotes')!;
  for (const body of said) expect(body).toMatchObject({ year: car.year, nvic: 'P3Z21A', whoIsHelping: name });
  await asking.stop();
  provider.close();
});

test('a provider that fails costs the quote and nothing else', async () => {
  const car = await aFinancedCar(withProvider);

  expect((await askForQuote(withProvider, {})).status).toBe(503);
  expect((await quoteFor(car.slug, 'sunrise-quotes', withProvider))?.vin).toBe(QUOTED_VIN);
});
