import { listFilters } from '@shared-kit/contracts/search/search-fields';
import type { SearchResponse, SearchState, Suggestions } from '@shared-kit/contracts/search/search.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { buildSearch } from '@shared-kit/domain/search/search-url';
import { randomSearches } from '../../../test/search/random-searches';
import { expectedCars, expectedFacet } from '../../../test/search/search-oracle';
import { startSearchedStock } from '../../../test/search/searched-stock';
import type { TestApp } from '../../../test/test-app';

/** Random searches compared with going through all cars. */
const RANDOM_SEARCHES = 80;
/** They are a second's work on a quiet machine, in milliseconds. */
const TIMEOUT_MS = 60_000;
let server: TestApp;
let cars: Car[];

beforeAll(async () => {
  ({ server, cars } = await startSearchedStock());
});
afterAll(() => server.stop());

const headers = { host: 'sunrise.test' };

async function get<Answer>(url: string): Promise<Answer> {
  const response = await server.app.inject({ url, headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}
const search = (state: Partial<SearchState>) => get<SearchResponse>(`/api/search?${buildSearch(state).toString()}`);

async function post(url: string, payload: object) {
  const response = await server.app.inject({ method: 'POST', url, headers, payload });
  return { status: response.statusCode, body: response.json<Record<string, never>>() };
}

const comparedFacets = [
  'make',
  'model',
  'body',
  'badge',
  'car_type',
  'fuel',
  'drive',
  'colour',
  'seats',
  'year',
] as const;

test(
  'facets, ranges and counts equal going through all cars, for random searches',
  async () => {
    const now = new Date();
    for (const state of randomSearches(RANDOM_SEARCHES)) {
      const response = await search(state);
      const counted = Object.fromEntries(
        comparedFacets.map((name) => [
          name,
          Object.fromEntries((response.facets[name] ?? []).map(({ value, count }) => [value.toLowerCase(), count])),
        ]),
      );
      const expected = Object.fromEntries(comparedFacets.map((name) => [name, expectedFacet(cars, state, now, name)]));
      expect({ state, count: response.count, facets: counted }).toEqual({
        state,
        count: expectedCars(cars, state, now).length,
        facets: expected,
      });
    }
  },
  TIMEOUT_MS,
);

test('every list filter of the specification is counted where its site asks for it', async () => {
  const { facets } = await search({});

  // Nobody sends tags, kinds, subscriptions or lenders in this feed.
  const absent = ['tag', 'item_type', 'subscription_price', 'weekly_price_range', 'state'];
  for (const name of listFilters.filter((filter) => !absent.includes(filter) && filter !== 'price' && filter !== 'km'))
    expect({ name, isCounted: (facets[name]?.length ?? 0) > 0 }).toEqual({ name, isCounted: true });
});

test('a feature says how many cars have it besides those already wanted, a category as if none were chosen', async () => {
  const now = new Date();
  const { facets, count } = await search({ filters: { filtered_features: ['Apple CarPlay'] } });
  const both = expectedCars(cars, { filters: { filtered_features: ['Apple CarPlay', 'Leather seats'] } }, now);

  expect(facets['filtered_features']).toEqual([
    { label: 'Apple CarPlay', value: 'Apple CarPlay', count },
    { label: 'Leather Seats', value: 'Leather Seats', count: both.length },
  ]);
  const all = await search({});
  const chosen = await search({ filters: { categories: ['seven-seats'] } });
  expect(chosen.facets['categories']).toEqual(all.facets['categories']);
  expect(chosen.count).toBe(all.facets['categories']?.find(({ value }) => value === 'seven-seats')?.count);
});

test('says between which figures the whole stock lies', async () => {
  const shown = expectedCars(cars, {}, new Date());
  const years = shown.flatMap(({ year }) => year ?? []);
  const { bounds } = await search({ filters: { make: ['Suzuki'] } });

  expect(bounds).toMatchObject({
    price: { min: 9_990, max: 61_000 },
    year: { min: Math.min(...years), max: Math.max(...years) },
  });
});

test('reads a sentence as filters and says what it understood', async () => {
  const now = new Date();
  const answer = await search({ query: 'white automatic ute under 30k near Noosa' });

  expect(answer.understood).toMatchObject({
    query: '',
    filters: { colour: ['White'], transmission: ['Automatic'], body: ['Ute'] },
    ranges: { price: { max: 30_000 } },
    near: { place: 'noosa', radius: 50 },
  });
  const wanted: Partial<SearchState> = {
    filters: { colour: ['White'], transmission: ['Automatic'], body: ['Ute'] },
    ranges: { price: { max: 30_000 } },
  };
  // Gympie is 50.5 km from Noosa Heads.
  const nearby = expectedCars(cars, wanted, now).filter(({ location_name: name }) => name === 'Noosa yard');
  expect([answer.count, answer.place]).toEqual([nearby.length, { label: 'Noosa Heads 4567' }]);
});

test('without results it says which part of the search stands in the way, and what would be there without it', async () => {
  const asked: Partial<SearchState> = {
    query: 'zzzz',
    filters: { make: ['Suzuki'], body: ['Ute'] },
    ranges: { price: { max: 500_000 } },
  };
  const { relaxations } = await search(asked);
  const found = await search({ ...asked, query: '' });
  expect(relaxations).toEqual([{ kind: 'query', name: '', count: found.count }]);

  const impossible = await search({ filters: { make: ['Suzuki'], model: ['HiLux'] } });
  expect(impossible.count).toBe(0);
  expect(impossible.relaxations).toEqual(
    [
      { kind: 'filter', name: 'make', count: (await search({ filters: { model: ['HiLux'] } })).count },
      { kind: 'filter', name: 'model', count: (await search({ filters: { make: ['Suzuki'] } })).count },
    ].toSorted((a, b) => b.count - a.count),
  );
});

test.each([
  ['toyta', 'make', 'Toyota', '/search/toyota'],
  ['hilx', 'model', 'Toyota HiLux', '/search/toyota/hilux'],
  ['cx5', 'model', 'Mazda CX-5', '/search/mazda/cx-5'],
  ['swift gx', 'badge', 'Suzuki Swift GX', '/search/suzuki/swift?refinementList[badge][0]=GX'],
  ['ut', 'body', 'Ute', '/search/new-used-and-demo-cars?refinementList[body][0]=Ute'],
  ['sunr', 'dealership', expect.any(String), '/search/sunrise-cars'],
])('suggests for "%s" the %s %s', async (typed, kind, label, href) => {
  const { groups } = await get<Suggestions>(`/api/suggestions?query=${encodeURIComponent(typed)}`);
  const items = groups.find((group) => group.kind === kind)?.items ?? [];

  expect(items.map((item) => ({ label: item.label, href: decodeURIComponent(item.href) }))).toContainEqual({
    label,
    href,
  });
  expect(items.length).toBeLessThanOrEqual(5);
});

test('suggests cars by stock number, and nothing for nothing', async () => {
  const car = expectedCars(cars, {}, new Date()).find(
    ({ stocknum, status }) => stocknum.length === 4 && status === 'in_stock',
  );
  const { groups } = await get<Suggestions>(`/api/suggestions?query=${car?.stocknum.toLowerCase()}`);

  expect(groups.find(({ kind }) => kind === 'stock')?.items).toEqual([
    { label: `${car?.stocknum} · ${car?.name}`, href: car?.path, count: 1 },
  ]);
  expect(await get<Suggestions>('/api/suggestions?query=')).toEqual({ groups: [] });
  expect(await get<Suggestions>('/api/suggestions?query=%27)%20--')).toEqual({ groups: [] });
});

test('a dealership has a results page at its slug', async () => {
  const { scope, count } = await get<SearchResponse & { scope: object }>('/api/search/sunrise-cars');

  expect(scope).toMatchObject({ kind: 'dealership' });
  expect(count).toBe(expectedCars(cars, {}, new Date()).length);
});

test.each([
  ['/api/search/new-used-and-demo-cars', []],
  ['/api/search/suzuki', []],
  ['/api/search/suzuki/swift', ['GX']],
  ['/api/search/suzuki?query=swift', ['GX']],
])('a results page lists badges below their model: %s', async (url, known) => {
  const { facets } = await get<SearchResponse>(url);

  expect((facets['badge'] ?? []).map(({ value }) => value)).toEqual(expect.arrayContaining(known));
  expect(facets['badge'] === undefined).toBe(known.length === 0);
});

test('answers in the words of the specification: search_filters, filters, hitsPerPage, offset, query, sort', async () => {
  const first = await post('/api/search', {
    search_filters: { car_type: ['used', 'demo'] },
    filters: { make: ['Toyota'], car_type: ['used', 'new'], price: { max: 40_000 } },
    hitsPerPage: 5,
    offset: 0,
    sort: 'price_asc',
  });
  const second = await post('/api/search', {
    search_filters: { car_type: ['used', 'demo'] },
    filters: { make: ['Toyota'], car_type: ['used', 'new'], price: { max: 40_000 } },
    hitsPerPage: 5,
    offset: 5,
    sort: 'price_asc',
  });
  const wanted = expectedCars(
    cars,
    { filters: { car_type: ['used'], make: ['Toyota'] }, ranges: { price: { max: 40_000 } } },
    new Date(),
  );

  const pages = [first.body, second.body] as unknown as SearchResponse[];
  expect([first.status, pages[0]?.count, pages[0]?.pages]).toEqual([200, wanted.length, Math.ceil(wanted.length / 5)]);
  const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
  expect(new Set(ids).size).toBe(Math.min(10, wanted.length));
  expect(
    await post('/api/search', { search_filters: { make: ['Toyota'] }, filters: { make: ['Mazda'] } }),
  ).toMatchObject({
    body: { count: 0 },
  });
});

test('several searches at once, and a list of cars alone', async () => {
  const { body } = await post('/api/multi-search', {
    queries: [
      { index: 'cars', limit: 10, filter: { model: ['HiLux'] } },
      { filter: { make: ['Suzuki'] }, limit: 3 },
    ],
  });
  const results = (body as unknown as { results: { hits: Car[] }[] }).results;
  expect(results.map(({ hits }) => hits.length)).toEqual([10, 3]);
  expect(results[0]?.hits.every(({ model }) => model === 'HiLux')).toBe(true);

  const list = await post('/api/search/cars', { search_filters: { body: ['Ute'] }, limit: 4 });
  expect((list.body as unknown as { cars: Car[] }).cars.map(({ simple_body: body }) => body)).toEqual(
    Array(4).fill('Ute'),
  );
});
