import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { Car, CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { Client } from 'pg';
import { buildSearch } from '@shared-kit/domain/search/search-url';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { importStock } from '../stock/import/import-stock.repository';
import { feedRows } from '../../../test/search/search-feed';
import { expectedCars, expectedFacet } from '../../../test/search/search-oracle';

const GROUP = 'sunrise';
let server: TestApp;
let owner: Client;
/** Every car of the group, as stored. */
let cars: Car[];

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup(GROUP, 'Sunrise Motor Group');
  await server.addGroup('harbour', 'Harbour Motor Group');
  await server.addDealership({ group: GROUP, slug: 'sunrise-cars' });
  await server.addDealership({ group: 'harbour', slug: 'harbour-cars' });
  await server.addSite({ slug: 'sunrise', group: GROUP });
  owner = new Client({ connectionString: server.database.url });
  await owner.connect();
  await importStock({ client: owner, group: GROUP, rows: feedRows(400), fileName: 'sunrise.json' });
  await importStock({
    client: owner,
    group: 'harbour',
    rows: [{ ...feedRows(1)[0], make: 'Lamborghini', model: 'Urus', status: 'in_stock', show_on_dealer_website: true }],
    fileName: 'harbour.json',
  });
  await owner.query(`select set_config('app.group', $1, false)`, [GROUP]);
  cars = (await owner.query<{ doc: Car }>('select doc from vehicle')).rows.map(({ doc }) => doc);
});
afterAll(async () => {
  await owner.end();
  await server.stop();
});

async function search(state: Partial<SearchState>, site = 'sunrise'): Promise<SearchResponse> {
  const response = await server.app.inject({
    url: `/api/search?${buildSearch(state).toString()}`,
    headers: { host: `${site}.test` },
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

/** Facets as value in lower case -> count. */
function countsOf(response: SearchResponse, name: string): Record<string, number> {
  return Object.fromEntries((response.facets[name] ?? []).map(({ value, count }) => [value.toLowerCase(), count]));
}

const facetNames = ['car_type', 'make', 'model', 'body', 'year', 'transmission', 'fuel', 'colour'] as const;

test.each<[string, Partial<SearchState>]>([
  ['no filter', {}],
  ['one value', { filters: { make: ['Toyota'] } }],
  ['what is not wanted', { excluded: { make: ['TOYOTA'], body: ['Ute', 'SUV'] } }],
  ['something wanted, something not', { filters: { make: ['Mazda'] }, excluded: { model: ['cx-5'] } }],
  ['two values of one filter', { filters: { make: ['toyota', 'MAZDA'] } }],
  ['filters of three kinds', { filters: { make: ['Toyota', 'Mazda'], body: ['SUV'], car_type: ['used'] } }],
  ['a year and seats', { filters: { year: ['2019', '2020', '2021'], seats: ['7'] } }],
  ['a price band with its ends', { filters: { price_range: ['15000:25000', '60000:80000'], fuel: ['Petrol'] } }],
  [
    'ranges, both ends included',
    { ranges: { price: { min: 9_990, max: 25_000 }, km: { max: 100_000 }, year: { min: 2015 } } },
  ],
  [
    'a range with filters',
    { filters: { model: ['HiLux', 'Swift'], colour: ['White'] }, ranges: { price: { min: 10_000 } } },
  ],
  [
    'filters that are no facet of the site',
    { filters: { city: ['Gympie'], certified: ['true'], badge: ['Sport'], make_model: ['Mazda 3', 'Toyota RAV4'] } },
  ],
  ['statuses', { filters: { status: ['sold', 'coming_soon'] } }],
  ['a value that no car has', { filters: { make: ['Ferrari'], body: ['Ute'] } }],
])('counts and finds the same cars as going through all of them: %s', async (_case, state) => {
  const now = new Date();
  const response = await search(state);
  const expected = expectedCars(cars, state, now);

  expect(response.count).toBe(expected.length);
  expect(response.stockCount).toBe(expectedCars(cars, {}, now).length);
  expect(response.pages).toBe(Math.ceil(expected.length / 21));
  for (const name of facetNames)
    expect({ name, counts: countsOf(response, name) }).toEqual({ name, counts: expectedFacet(cars, state, now, name) });
});

test('on a results page the stock is that of its path, whatever is filtered', async () => {
  const used = expectedCars(cars, { filters: { car_type: ['used'] } }, new Date()).length;
  for (const filter of ['', '?refinementList[body][0]=Ute', '?query=toyota']) {
    const url = `/api/search/used-cars${filter}`;
    const response = await server.app.inject({ url, headers: { host: 'sunrise.test' } });
    expect({ filter, stock: response.json<SearchResponse>().stockCount }).toEqual({ filter, stock: used });
  }
  expect(used).toBeLessThan(expectedCars(cars, {}, new Date()).length);
});

test('shows each car once over all pages, 21 to a page, the highest rank first', async () => {
  const { pages, count } = await search({});
  const hits: CarCard[] = [];
  for (let page = 1; page <= pages; page++) hits.push(...(await search({ page })).hits);

  expect(new Set(hits.map(({ id }) => id)).size).toBe(count);
  expect(hits).toHaveLength(count);
  expect(hits.map(({ custom_rank }) => custom_rank)).toEqual(
    hits.map(({ custom_rank }) => custom_rank).toSorted((a, b) => b - a),
  );
  expect((await search({ page: pages + 1 })).hits).toEqual([]);
});

test.each<[SearchState['sortBy'], (car: CarCard) => number]>([
  ['price_asc', ({ price }) => (price !== null && price > 10 ? price : Infinity)],
  ['price_desc', ({ price }) => (price !== null && price > 10 ? -price : Infinity)],
  ['km_asc', ({ km }) => km ?? Infinity],
  ['year_desc', ({ year }) => -(year ?? 0)],
  ['newest', ({ created_at }) => -Date.parse(created_at)],
])('sorts by %s, cars without the value last', async (sortBy, key) => {
  const { pages } = await search({ sortBy });
  const keys: number[] = [];
  for (let page = 1; page <= pages; page++) keys.push(...(await search({ sortBy, page })).hits.map(key));

  expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
});

test('merges spellings that differ only in case and keeps the first one', async () => {
  const { facets } = await search({});

  expect(facets['body']?.map(({ label }) => label.toLowerCase()).filter((label) => label === 'buggy')).toHaveLength(1);
});

test('finds every wanted feature together', async () => {
  const now = new Date();
  const { count } = await search({ filters: { filtered_features: ['Apple CarPlay', 'leather seats'] } });

  expect(count).toBe(
    expectedCars(cars, {}, now).filter(({ standardEquipment }) => standardEquipment.includes('Leather seats')).length,
  );
  expect(count).toBeGreaterThan(0);
});

test("does not reveal another dealer's car", async () => {
  expect((await search({ query: 'lamborghini' })).count).toBe(0);
  expect((await search({ filters: { make: ['Lamborghini'] } })).count).toBe(0);
  expect((await search({})).facets['make']?.map(({ value }) => value)).not.toContain('Lamborghini');
});

test('a site shows the part of its stock that its base filter names, without excluded stock numbers', async () => {
  const excluded = cars
    .filter(({ make }) => make === 'Toyota')
    .slice(0, 30)
    .map(({ stocknum }) => stocknum);
  await server.addSite({
    slug: 'toyota-only',
    group: GROUP,
    base_filter: { make: ['TOYOTA'], car_type: ['used'], item_type: [], fuel: [], dealership_slug: [] },
    excluded_stocknums: excluded,
  });
  const expected = expectedCars(cars, {}, new Date()).filter(
    ({ make, car_type, stocknum }) => make === 'Toyota' && car_type === 'used' && !excluded.includes(stocknum),
  );
  const response = await search({}, 'toyota-only');

  expect([response.count, response.stockCount]).toEqual([expected.length, expected.length]);
  expect(response.facets['make']).toEqual([{ label: 'Toyota', value: 'Toyota', count: expected.length }]);
});

test.each([
  [0, () => false],
  [14, (car: Car) => car.sold_date_timestamp !== null],
])('keeps sold cars for the %d days that the site says', async (days, isKept) => {
  await server.addSite({ slug: `sold-${days}`, group: GROUP, include_sold_cars_days: days });
  const sold = cars.filter((car) => car.status === 'sold' && car.show_on_dealer_website && isKept(car));

  expect((await search({ filters: { status: ['sold'] } }, `sold-${days}`)).count).toBe(sold.length);
});

test('answers the same search once, and anew after an import', async () => {
  const before = await search({ filters: { make: ['Lotus'] } });
  await importStock({
    client: owner,
    group: GROUP,
    rows: [
      ...feedRows(400),
      {
        ...feedRows(1)[0],
        stocknum: 'L1',
        make: 'Lotus',
        model: 'Emira',
        status: 'in_stock',
        show_on_dealer_website: true,
      },
    ],
    fileName: 'more.json',
  });
  await new Promise((resolve) => setTimeout(resolve, 1_100));

  expect(before.count).toBe(0);
  expect((await search({ filters: { make: ['Lotus'] } })).count).toBe(1);
});

test('cars are compared in the order asked for, four at most, unknown ones left out', async () => {
  const slugs = expectedCars(cars, {}, new Date()).map(({ slug }) => slug);
  const [a = '', b = '', ...others] = slugs;
  type Compared = { cars: Car[] };
  const get = async (wanted: string[]): Promise<Compared> =>
    (
      await server.app.inject({ url: `/api/compare?cars=${wanted.join(',')}`, headers: { host: 'sunrise.test' } })
    ).json();
  const compared = await get([b, 'no-such-car', a, b]);

  expect(compared.cars.map(({ slug }) => slug)).toEqual([b, a]);
  expect((await get(others.slice(0, 9))).cars).toHaveLength(4);
  expect(await get([])).toEqual({ cars: [] });
});

test('knows no site at an unknown host', async () => {
  const response = await server.app.inject({ url: '/api/search', headers: { host: 'nobody.test' } });

  expect(response.statusCode).toBe(421);
});
