import { driveAwaySchema } from '@shared-kit/contracts/finance/drive-away.contract';
import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { Client } from 'pg';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { feedRows } from '../../../test/search/search-feed';
import { importStock } from '../stock/import/import-stock.repository';

let server: TestApp;

const EXCLUDED = 'Excl. Govt. Charges';
const facts = { group: 'sunrise', state: 'QLD', simple_fuel: 'Petrol', simple_body: 'Sedan', car_type: 'new' } as const;

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor', 'lexus']) await server.addGroup(group);
  await server.addDealership({ group: 'lexus', slug: 'lexus-yard' });
  await server.addSite({ slug: 'lexus-cars', group: 'lexus' });
  const delivery_zones = [{ name: 'Sydney', postcodes: ['2000-2234'], price: 890 }];
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', remotes: { 'mfe-finance': { delivery_zones } } });
  await server.addSite({ slug: 'harbor-cars', group: 'harbor' });
});
afterAll(() => server.stop());

const get = async (path: string, { site = 'sunrise-cars', cookie = '' } = {}) =>
  server.app.inject({ url: `/api/${path}`, headers: { host: `${site}.test`, cookie } });
const ledger = async (slug: string, query = '', cookie = '') =>
  driveAwaySchema.nullable().parse((await get(`cars/${slug}/drive-away${query}`, { cookie })).json());
const NSW = { cookie: 'session=1; shopper-state=NSW' };

test('a price without charges has its ledger in the state of the car, the shopper or the postcode', async () => {
  const { slug } = await server.addVehicle({ ...facts, price: 30_000, price_type: EXCLUDED });

  // 300 x 3 = 900; 423.50, so 424; 386.80, so 387
  expect(await ledger(slug)).toMatchObject({
    ...{ state_by: 'car', postcode: 'none', delivery: null },
    ledger: { state: 'QLD', price: 30_000, total: 31_711 },
  });
  // 900; 649; 560
  expect(await ledger(slug, '', NSW.cookie)).toMatchObject({
    state_by: 'shopper',
    ledger: { state: 'NSW', total: 32_109 },
  });
  expect(await ledger(slug, '?postcode=2000')).toMatchObject({
    ...{ state_by: 'postcode', postcode: 'valid', delivery: { name: 'Sydney', price: 890 } },
    ledger: { state: 'NSW', total: 32_109 },
  });
});

test.each(['SW1A 1AA', '94110', '000', '0000', '9999'])(
  '%p is no postcode: the state stays the car’s',
  async (postcode) => {
    const { slug } = await server.addVehicle({ ...facts, price: 30_000, price_type: EXCLUDED });

    expect(await ledger(slug, `?postcode=${encodeURIComponent(postcode)}`)).toMatchObject({
      ...{ postcode: 'invalid', state_by: 'car', delivery: null },
      ledger: { state: 'QLD' },
    });
  },
);

test.each([
  ['a Drive Away price', { price_type: 'Drive Away' }],
  ['a price of which nobody says what it includes', { price_type: null }],
  ['a sold car', { price_type: EXCLUDED, status: 'sold' as const, sold_date_timestamp: Math.floor(Date.now() / 1000) }],
  ['a motorcycle', { price_type: EXCLUDED, item_type: 'motorcycle' }],
  ['a car without a price', { price_type: EXCLUDED, price: null }],
])('%s is never added to', async (_case, more) => {
  const { slug } = await server.addVehicle({ ...facts, price: 30_000, ...more });

  expect(await ledger(slug)).toBeNull();
  expect((await get(`cars/${slug}`)).json()).not.toHaveProperty('drive_away');
});

test('page and card say the same words, in the state of whoever asks', async () => {
  const client = new Client({ connectionString: server.database.url });
  await client.connect();
  const own = { make: 'Lexus', model: 'RX', state: 'QLD', car_type: 'new', fuel: 'Petrol', simple_body: 'SUV' };
  const priced = { price: 64_000, offer_price: 61_000, price_type: EXCLUDED, variant: { cylinders: 6 } };
  const rows = [{ ...feedRows(1)[0], ...own, ...priced, status: 'in_stock', show_on_dealer_website: true }];
  await importStock({ client, group: 'lexus', rows, fileName: 'lexus.json' });
  await client.end();
  const wordsOf = async (asking = {}) => {
    const at = { site: 'lexus-cars', ...asking };
    const [card] = (await get('search', at)).json<SearchResponse>().hits;
    const page = (await get(`cars/${card?.slug}`, at)).json<{ drive_away: { text: string; type: string } }>();
    expect(card?.drive_away).toEqual(page.drive_away);
    expect(card).not.toHaveProperty('cylinders');
    expect(card).not.toHaveProperty('rego_expiry');
    return page.drive_away;
  };

  // Of the offer: 610 x 3.50 = 2,135; 633.85, so 634; 387
  expect((await wordsOf()).text).toBe('$64,156');
  expect((await wordsOf()).type).toMatch(
    /^estimated drive-away in QLD(,| with the charges of) \d+ [A-Z][a-z]{2} \d{4}$/,
  );
  // 1,350 + 160 x 5 = 2,150; 649; 560
  expect((await wordsOf(NSW)).text).toBe('$64,359');
  expect((await wordsOf({ cookie: 'shopper-state=<script>' })).text).toBe('$64,156');
});

test("another dealer's car has no ledger here", async () => {
  const { slug } = await server.addVehicle({ ...facts, group: 'harbor', price: 30_000, price_type: EXCLUDED });

  expect((await get(`cars/${slug}/drive-away`)).statusCode).toBe(404);
  expect((await get(`cars/${slug}/drive-away`, { site: 'harbor-cars' })).statusCode).toBe(200);
});
