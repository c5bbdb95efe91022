import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { startFaultyServer } from '../../../test/faulty-server';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { onVehiclePage } from '../vehicle/page/on-page.service';
import { cardEstimate } from '../stock/car/weekly-estimate.service';

const VIN = 'JM0KF4W7A00123456';
let faulty: Awaited<ReturnType<typeof startFaultyServer>>;
let server: TestApp;
let withProvider: TestApp;

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp(env);
  await app.addGroup('sunrise');
  await app.addGroup('harbor');
  await app.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  const { flags } = app.sites.all()[0]!;
  await app.addSite({ slug: 'sunrise-quotes', group: 'sunrise', flags: { ...flags, youx_quote: true } });
  return app;
}

beforeAll(async () => {
  faulty = await startFaultyServer();
  [server, withProvider] = await Promise.all([
    start(),
    start({ YOUX_URL: `http://${faulty.at}/quote`, YOUX_KEY: 'a key' }),
  ]);
});
afterAll(async () => {
  await faulty.stop();
  await Promise.all([server.stop(), withProvider.stop()]);
});

const lender = (facts: object) =>
  financeLenderSchema.parse({ interestRate: 8.5, comparisonRate: 9.2, termYears: 5, paymentWeek: 140, ...facts });
const aFinancedCar = (on: TestApp, facts: object = {}) =>
  on.addVehicle({
    group: 'sunrise',
    price: 30_000,
    vin: VIN,
    nvic: 'P3Z21A',
    finance_lenders: { manual: lender({}), angle: lender({ interestRate: 7.9, comparisonRate: 8.8 }) },
    ...facts,
  });

const payload = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 30_000,
  loanTerm: 5,
  year: 2021,
  vin: VIN,
  nvic: 'P3Z21A',
  whoIsHelping: 'Sunrise Springwood',
};

async function ask(
  change: object = {},
  { on = server, site = 'sunrise-quotes', headers = {} }: { on?: TestApp; site?: string; headers?: object } = {},
) {
  const answer = await on.app.inject({
    method: 'POST',
    url: '/api/youx/quote',
    headers: { host: `${site}.test`, ...headers },
    payload: { ...payload, ...change },
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function quoteFor(slug: string, site: string, on = server) {
  const answer = await on.app.inject({
    url: `/api/cars/${slug}/finance-estimate`,
    headers: { host: `${site}.test` },
  });
  return answer.json<FinanceEstimate>().quote_for;
}

test("without a provider the cheapest of the car's lenders is quoted, over its own five years, and named (A-50)", async () => {
  await aFinancedCar(server);

  expect(await ask()).toEqual({
    status: 200,
    body: {
      weeklyRepaymentAmount: expect.closeTo(139.9, 0),
      advertisedRate: 7.9,
      comparisonRate: 8.8,
      loanTerm: 5,
      deposit: 0,
      balloon: 0,
      secured: null,
      source: 'lenders',
      lender: 'angle',
    },
  });
  const [good, poor] = [await ask({ selfAssessedCreditScore: 'GOOD' }), await ask({ selfAssessedCreditScore: 'POOR' })];
  expect(good.body).toMatchObject({ advertisedRate: 9.4, source: 'lenders' });
  expect(poor.body).toMatchObject({ weeklyRepaymentAmount: null, advertisedRate: null, comparisonRate: null });
});

test('what is quoted for a reduced car is of the price to buy, not a lender’s figure of the price before', async () => {
  const own = { price: 34_990, offer_price: 30_990, vin: 'JM0KF4W7A00000011', nvic: null };
  const facts = { interestRate: 9.95, comparisonRate: 11.16, establishmentFees: 395, balloon: 8_847 };
  const quotedFrom = async (paymentWeek: number) => {
    const car = await aFinancedCar(server, { ...own, finance_lenders: { manual: lender({ ...facts, paymentWeek }) } });
    const about = { car_id: car.id, purchasePrice: own.offer_price, vin: own.vin, nvic: null, year: car.year };
    return (await ask(about)).body['weeklyRepaymentAmount'];
  };

  // $31,385 over 260 weeks at 9.95 %, $8,847 last; $35,385 is $146.58.
  expect([await quotedFrom(127), await quotedFrom(147)]).toEqual([127, 127.04]);
});

test('one car has one repayment: on its card, its page, compared, in mails and as the quote for excellent credit', async () => {
  const own = { price: 36_888, vin: 'JM0KF4W7A00000009', nvic: null };
  const terms = { termYears: 5, deposit: 1_000, balloon: 11_066 };
  const car = await aFinancedCar(server, {
    ...own,
    finance_lenders: {
      manual: lender({ ...terms, interestRate: 10.45, comparisonRate: 11.55, paymentWeek: 152 }),
      angle: lender({ interestRate: 9.95, comparisonRate: 11.05, paymentWeek: 179 }),
    },
  });
  const get = async <Body>(url: string) =>
    (await server.app.inject({ url, headers: { host: 'sunrise-quotes.test' } })).json<Body>();
  const { cars } = await get<{ cars: Car[] }>(`/api/compare?cars=${car.slug}`);
  const estimate = await get<FinanceEstimate>(`/api/cars/${car.slug}/finance-estimate`);
  const site = server.sites.all().find(({ slug }) => slug === 'sunrise-quotes')!;
  const card = cardEstimate(car, { config: site }, new Date()).repayment;
  const mailed = onVehiclePage(car, { config: site }, new Date()).repayment;
  const { body } = await ask({ car_id: car.id, purchasePrice: own.price, vin: own.vin, nvic: null, year: car.year });

  const [rates, loan] = [
    { interestRate: 10.45, comparisonRate: 11.55 },
    { ...terms, loanAmount: 35_888, secured: null, excellentCredit: true },
  ];
  const said = { amount: 152, frequency: 52, ...rates, ...loan };
  expect([card, cars[0]?.repayment, offeredRepayment(estimate)]).toEqual([said, said, said]);
  expect(mailed).toMatchObject({ amount: 152, periodsPerYear: 52, ...rates, lender: 'manual' });
  expect(body).toMatchObject({ weeklyRepaymentAmount: 152, advertisedRate: 10.45, deposit: 1_000, balloon: 11_066 });
});

test('the lender of the repayment that a page shows is quoted, also where another one’s quote is lower', async () => {
  const own = { price: 30_000, vin: 'JM0KF4W7A00000012', nvic: null };
  const car = await aFinancedCar(server, {
    ...own,
    finance_lenders: {
      // Its figure is small by its seven years; over the five of a quote it asks more.
      manual: lender({ interestRate: 11, comparisonRate: 12, paymentWeek: 120, termYears: 7 }),
      angle: lender({ interestRate: 7.9, comparisonRate: 8.8 }),
    },
  });

  const { body } = await ask({ car_id: car.id, vin: own.vin, nvic: null, year: car.year });

  expect(body).toMatchObject({ lender: 'manual', advertisedRate: 11 });
  expect(body['weeklyRepaymentAmount']).toBeGreaterThan(140);
});

test('terms chosen for all repayments are those of the quote too, at the rate for each credit history', async () => {
  const own = { price: 32_990, vin: 'JM0KF4W7A00000013', nvic: null };
  const fees = { establishmentFees: 395, paymentWeek: 160 };
  const car = await aFinancedCar(server, { ...own, finance_lenders: { manual: lender(fees) } });
  const about = { car_id: car.id, purchasePrice: own.price, vin: own.vin, nvic: null, year: car.year };
  const headers = { cookie: 'finance_assumption=3.2000.30' };
  const estimate = (
    await server.app.inject({
      url: `/api/cars/${car.slug}/finance-estimate`,
      headers: { host: 'sunrise-quotes.test', ...headers },
    })
  ).json<FinanceEstimate>();
  const [great, fair] = [
    (await ask(about, { headers })).body,
    (await ask({ ...about, selfAssessedCreditScore: 'FAIR' }, { headers })).body,
  ];

  const terms = { loanTerm: 3, deposit: 2_000, balloon: 9_897, lender: 'manual', source: 'lenders' };
  expect(great).toMatchObject({
    ...terms,
    weeklyRepaymentAmount: estimate.repayment,
    advertisedRate: estimate.interestRate,
    comparisonRate: estimate.comparisonRate,
  });
  expect(fair).toMatchObject({ ...terms, advertisedRate: 12.5 });
  expect(fair['weeklyRepaymentAmount']).toBeGreaterThan(estimate.repayment!);
  expect(fair['comparisonRate']).toBeGreaterThan(estimate.comparisonRate! + 3.5);
  // More paid down than it costs: there is no loan.
  const paid = await ask(about, { headers: { cookie: 'finance_assumption=3.90000.0' } });
  expect(paid.body).toMatchObject({ weeklyRepaymentAmount: null, comparisonRate: null });
});

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
  const asking = await start({ YOUX_URL: `http://127.0.0.1:${port}/quote`, YOUX_KEY: 'a key' });
  const car = await aFinancedCar(asking);

  for (const madeUp of ['one', 'another'])
    await ask({ year: 1999, nvic: madeUp, whoIsHelping: madeUp }, { on: asking });

  expect(said).not.toEqual([]);
  const { name } = asking.sites.all().find(({ slug }) => slug === 'sunrise-quotes')!;
  for (const body of said) expect(body).toMatchObject({ year: car.year, nvic: 'P3Z21A', whoIsHelping: name });
  await asking.stop();
  provider.close();
});

test('a provider that fails costs the quote and nothing else', async () => {
  const car = await aFinancedCar(withProvider);

  expect((await ask({}, { on: withProvider })).status).toBe(503);
  expect((await quoteFor(car.slug, 'sunrise-quotes', withProvider))?.vin).toBe(VIN);
});
