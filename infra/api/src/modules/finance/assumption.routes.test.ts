import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { Client } from 'pg';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { importStock } from '../stock/import/import-stock.repository';

let server: TestApp;
let slug: string;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addDealership({ group: 'sunrise', slug: 'sunrise-cars' });
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addSite({ slug: 'sunrise-short', group: 'sunrise', remotes: { 'mfe-finance': { term_max: 5.5 } } });
  const Manual = {
    ...{ interestRate: 7.99, comparisonRate: 9.1, termYears: 5, establishmentFees: 396 },
    ...{ paymentWeek: 104, balloon: 9_000, financeProvider: 'Manual' },
  };
  const row = (stocknum: string) => ({
    ...{ stocknum, make: 'Toyota', model: 'Yaris', year: 2022, car_type: 'used', price: 30_000 },
    finance_lenders: { Manual },
  });
  const owner = new Client({ connectionString: server.database.url });
  await owner.connect();
  await importStock({ client: owner, group: 'sunrise', rows: [row('A'), row('B')], fileName: 'sunrise.json' });
  await owner.end();
  slug = (await get<Hits>('/api/search')).hits[0]?.slug ?? '';
});
afterAll(() => server.stop());

const NO_BALLOON = 'finance_assumption=5.0.0';
const DEPOSIT = 'other=1; finance_assumption=5.10000.0';
const host = 'sunrise-cars.test';
const get = async <Body>(url: string, cookie?: string) =>
  (await server.app.inject({ url, headers: { host, ...(cookie && { cookie }) } })).json<Body>();
const post = (body: object) =>
  server.app.inject({ method: 'POST', url: '/api/finance-assumption', headers: { host }, payload: body });

test('a choice is kept for the visit, and taken back by one button', async () => {
  const chosen = await post({ use: 'mine', term: '5', deposit: '$2,000', balloon: '0' });
  const back = await post({ use: 'lenders' });

  expect([chosen.statusCode, back.statusCode]).toEqual([204, 204]);
  const [kept, gone] = [chosen, back].map(({ headers }) => String(headers['set-cookie']));
  expect(kept).toBe('finance_assumption=5.2000.0; Path=/; HttpOnly; SameSite=Lax');
  expect(gone).toMatch(/^finance_assumption=; .*Expires=Thu, 01 Jan 1970/);
});

test('no repayment of a site runs beyond its longest term, whatever a cookie says (S5-38)', async () => {
  const asked = { host: 'sunrise-short.test', cookie: 'finance_assumption=7.0.0' };
  const ask = async (url: string) => (await server.app.inject({ url, headers: asked })).json<unknown>();

  expect(await ask('/api/finance-assumption')).toEqual({
    assumption: { termYears: 5, deposit: 0, balloonPercent: 0 },
  });
  // As NO_BALLOON is answered below.
  expect(await ask('/api/search')).toMatchObject({ hits: [{ repayment: { amount: 142, termYears: 5 } }, {}] });
});

test('what is typed wrongly is said beside its field, and nothing is kept', async () => {
  const refused = await post({ use: 'mine', term: '5', deposit: 'lots', balloon: '0' });

  expect([refused.statusCode, refused.json()]).toMatchObject([422, { fieldErrors: { deposit: expect.anything() } }]);
  expect(refused.headers).not.toHaveProperty('set-cookie');
});

/** Every answer that has a repayment, as figures a week. */
const places: Readonly<Record<string, (cookie?: string) => Promise<(number | null | undefined)[]>>> = {
  estimate: async (cookie) => [
    (await get<{ repayment: number }>(`/api/cars/${slug}/finance-estimate`, cookie)).repayment,
  ],
  'vehicle page': async (cookie) => [(await get<CarCard>(`/api/cars/${slug}`, cookie)).repayment?.amount],
  'similar cars': async (cookie) => cards(await get<Hits>(`/api/cars/${slug}/similar`, cookie)),
  results: async (cookie) => cards(await get<Hits>('/api/search', cookie)),
  'results page': async (cookie) => cards(await get<Hits>('/api/search/used-cars', cookie)),
  comparison: async (cookie) => cards({ hits: (await get<Cars>(`/api/compare?cars=${slug}`, cookie)).cars }),
  'list by id': async (cookie) =>
    cards({ hits: (await inject<Cars>('/api/search/cars', { search_filters: { model: ['Yaris'] } }, cookie)).cars }),
};
type Hits = { hits: CarCard[] };
type Cars = { cars: CarCard[] };
const cards = ({ hits }: Hits) => [...new Set(hits.map(({ repayment }) => repayment?.amount))];
const inject = async <Body>(url: string, payload: object, cookie?: string) =>
  (
    await server.app.inject({ method: 'POST', url, headers: { host, ...(cookie && { cookie }) }, payload })
  ).json<Body>();

test.each(Object.entries(places))('%s: two visitors with terms of their own and one without', async (_place, ask) => {
  // Each asks twice, in between the others: what is remembered for one is not another's.
  const asked = [undefined, NO_BALLOON, DEPOSIT, NO_BALLOON, undefined, DEPOSIT, 'finance_assumption=9.0.0'];
  const answers = [];
  for (const cookie of asked) answers.push(...(await ask(cookie)));

  expect(answers).toEqual([104, 142, 96, 142, 104, 96, 104]);
});

test('a deposit that leaves nothing to repay has every card ask to enquire, and no card without one (S5-57)', async () => {
  const asks = async (url: string, cookie?: string) =>
    (await get<Hits>(url, cookie)).hits.map(({ repayment, asks_for_finance: enquire }) => [repayment?.amount, enquire]);

  for (const url of ['/api/search', '/api/search/used-cars']) {
    expect(await asks(url, 'finance_assumption=5.100000.0')).toEqual([
      [undefined, true],
      [undefined, true],
    ]);
    expect(await asks(url, NO_BALLOON)).toEqual([
      [142, undefined],
      [142, undefined],
    ]);
  }
});

test('the filter and its counts follow, and say a car’s own figure', async () => {
  const cheap = '/api/search?range[weekly]=:120&facets=weekly_price_range';
  type Found = Hits & {
    count: number;
    bounds: { weekly: { min: number; max: number } };
    facets: Record<string, { value: string; count: number }[]>;
  };
  const answers = await Promise.all([undefined, NO_BALLOON, DEPOSIT].map((cookie) => get<Found>(cheap, cookie)));

  expect(answers.map(({ count }) => count)).toEqual([2, 0, 2]);
  expect(answers.map(({ bounds }) => bounds.weekly)).toEqual(
    [104, 142, 96].map((dollars) => ({ min: dollars, max: dollars })),
  );
  const banded = await Promise.all(
    [undefined, NO_BALLOON, DEPOSIT].map((cookie) => get<Found>('/api/search?facets=weekly_price_range', cookie)),
  );
  expect(banded.map(({ facets }) => facets['weekly_price_range']?.map(({ value }) => value))).toEqual([
    ['100:125'],
    ['125:150'],
    ['75:100'],
  ]);
});

test('answers with figures are kept by nobody for anybody else', async () => {
  for (const url of [
    '/api/search',
    `/api/cars/${slug}`,
    `/api/cars/${slug}/finance-estimate`,
    '/api/finance-assumption',
  ]) {
    const { headers } = await server.app.inject({ url, headers: { host, cookie: NO_BALLOON } });
    expect(headers['cache-control']).toMatch(/^private, no-cache|no-store/);
  }
});

test('a page may ask what it is worked out with; an altered cookie is none', async () => {
  expect(await get('/api/finance-assumption', DEPOSIT)).toEqual({
    assumption: { termYears: 5, deposit: 10_000, balloonPercent: 0 },
  });
  for (const cookie of [undefined, 'finance_assumption=5.0.0; finance_assumption', 'xfinance_assumption=5.0.0'].slice(
    2,
  ))
    expect(await get('/api/finance-assumption', cookie)).toEqual({ assumption: null });
});

test('a search says the terms that its repayments were worked out with, and nothing of terms that nobody chose', async () => {
  const assumption = { termYears: 5, deposit: 10_000, balloonPercent: 0 };
  for (const url of ['/api/search', '/api/search/new-used-and-demo-cars']) {
    expect(await get(url, DEPOSIT)).toMatchObject({ assumption });
    expect(await get(url)).not.toHaveProperty('assumption');
  }
});
