import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import { Client } from 'pg';
import { feedRows } from '../../../../test/search/search-feed';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { importStock } from '../../stock/import/import-stock.repository';

const GROUP = 'sunrise';
let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup(GROUP);
  await server.addGroup('harbour');
  await server.addDealership({ group: GROUP, slug: 'sunrise-cars' });
  await server.addLocation({ group: GROUP, dealership_slug: 'sunrise-cars', name: 'Noosa yard', slug: 'noosa-yard' });
  const pages = [contentPageSchema.parse({ path: '/about-us', title: 'About us', body: '' })];
  const excluded_stocknums = ['S1', 'S2', 'S3'];
  await server.addSite({
    slug: 'sunrise',
    hosts: ['short.test', 'sunrise.test'],
    group: GROUP,
    pages,
    excluded_stocknums,
  });
  await server.addSite({ slug: 'harbour', group: 'harbour', flags: flagsSchema.parse({ finance_gated: true }) });
  const owner = new Client({ connectionString: server.database.url });
  await owner.connect();
  await importStock({ client: owner, group: GROUP, rows: feedRows(80), fileName: 'sunrise.json' });
  await owner.end();
});
afterAll(() => server.stop());

async function read(url: string, site = 'sunrise') {
  const response = await server.app.inject({ url, headers: { host: `${site}.test` } });
  return { status: response.statusCode, type: response.headers['content-type'], text: response.body };
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

test('the sitemap is split by type and names every car for sale once, with its last change', async () => {
  const index = await read('/sitemap.xml');
  expect(index.type).toBe('application/xml; charset=utf-8');
  expect(locations(index.text)).toEqual([
    '/sitemaps/pages.xml',
    '/sitemaps/range.xml',
    '/sitemaps/searches.xml',
    '/sitemaps/locations.xml',
    '/sitemaps/cars-1.xml',
  ]);

  const cars = await read('/sitemaps/cars-1.xml');
  const paths = locations(cars.text);
  const { count } = (
    await server.app.inject({
      url: '/api/search?refinementList[status][0]=in_stock&refinementList[status][1]=coming_soon',
      headers: { host: 'sunrise.test' },
    })
  ).json<{ count: number }>();
  expect(new Set(paths).size).toBe(count);
  expect(paths).toHaveLength(count);
  expect(cars.text.match(/<lastmod>\d{4}-\d\d-\d\dT/g)).toHaveLength(count);
  // S9-55
  expect(paths.filter((path) => /-s[123]$/.test(path))).toEqual([]);
});

test('a page behind a sign-in stands in no list for machines', async () => {
  const finance = async (site: string) => [
    locations((await read('/sitemaps/pages.xml', site)).text).includes('/finance'),
    (await read('/llms.txt', site)).text.includes('/finance'),
  ];

  expect(await finance('sunrise')).toEqual([true, true]);
  expect(await finance('harbour')).toEqual([false, false]);
});

test('lists and texts name the one host that pages name as their own, whichever was asked', async () => {
  const texts = await Promise.all(
    ['/sitemap.xml', '/robots.txt', '/llms.txt'].map(async (url) => (await read(url, 'short')).text),
  );
  for (const text of texts) {
    expect(text).toContain('http://sunrise.test/');
    expect(text).not.toContain('short.test');
  }
});

test('names makes, models, dealerships, pages and locations that exist', async () => {
  const searches = locations((await read('/sitemaps/searches.xml')).text);
  expect(searches).toEqual(
    expect.arrayContaining(['/search/used-cars', '/search/toyota', '/search/mazda/cx-5', '/search/sunrise-cars']),
  );
  expect(locations((await read('/sitemaps/pages.xml')).text)).toEqual(expect.arrayContaining(['/', '/about-us']));
  expect(locations((await read('/sitemaps/locations.xml')).text)).toEqual(['/locations/noosa-yard']);
  expect(locations((await read('/sitemaps/range.xml')).text)).toEqual(expect.arrayContaining(['/brands']));
});

test.each(['/sitemaps/cars-2.xml', '/sitemaps/cars-0.xml', '/sitemaps/secrets.xml', '/sitemaps/..%2fcars-1.xml'])(
  'has no %s',
  async (url) => {
    expect((await read(url)).status).toBe(404);
  },
);

test("another dealer's site names none of these cars", async () => {
  expect((await read('/sitemaps/cars-1.xml', 'harbour')).status).toBe(404);
  expect((await read('/llms.txt', 'harbour')).text).not.toContain('Toyota');
});

test('tells crawlers what is private and where the map is, and assistants where to ask', async () => {
  const robots = await read('/robots.txt');
  for (const path of [
    '/watchlist',
    '/my-deal',
    '/shared-list/',
    '/booking/',
    '/trade-in/offer/',
    '/finance-quote?signed=',
  ])
    expect(robots.text).toContain(`Disallow: ${path}\n`);
  expect(robots.text).toMatch(/Sitemap: https?:\/\/sunrise\.test(:\d+)?\/sitemap\.xml/);

  const guide = await read('/llms.txt');
  expect(guide.text).toMatch(/^# Site sunrise\n\n> /);
  expect(guide.text).toContain('/mcp (tools search_cars, get_car, get_dealership)');
  expect(guide.text).toMatch(/\[Toyota\]\(https?:\/\/sunrise\.test\/search\/toyota\): \d+ in stock/);
});

type Answer = {
  result: { tools?: { name: string; annotations: object }[]; content: { text: string }[]; isError?: boolean };
};

async function call(method: string, params: object, site = 'sunrise') {
  const response = await server.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: { host: `${site}.test`, accept: 'application/json, text/event-stream' },
    payload: { jsonrpc: '2.0', id: 1, method, params },
  });
  expect(response.statusCode).toBe(200);
  return response.json<Answer>().result;
}
const tool = async (name: string, args: object, site?: string) => {
  const { content, isError } = await call('tools/call', { name, arguments: args }, site);
  return { isError: isError ?? false, value: content[0]?.text ?? '' };
};

test('assistants search the real stock in sentences or fields, and read one car', async () => {
  const { tools = [] } = await call('tools/list', {});
  expect(tools.map(({ name }) => name)).toEqual(['search_cars', 'get_car', 'get_dealership']);
  expect(tools.every(({ annotations }) => (annotations as { readOnlyHint: boolean }).readOnlyHint)).toBe(true);

  type Found = { count: number; cars: { slug: string; name: string; price: string; url: string }[] };
  const found = JSON.parse(
    (await tool('search_cars', { query: 'automatic toyota', max_price: 40_000, limit: 3 })).value,
  ) as Found;
  expect(found.count).toBeGreaterThan(0);
  expect(found.cars.length).toBeLessThanOrEqual(3);
  expect(found.cars.every(({ name }) => name.includes('Toyota'))).toBe(true);
  const [car] = found.cars;
  expect(car?.url).toMatch(/^https?:\/\/sunrise\.test\/cars\//);

  expect(JSON.parse((await tool('get_car', { slug: car?.slug })).value)).toMatchObject({
    name: car?.name,
    price: car?.price,
  });
  expect(JSON.parse((await tool('get_dealership', {})).value)).toMatchObject({ locations: [{ name: 'Noosa yard' }] });
});

const fromApi = async <Answer>(url: string) =>
  (await server.app.inject({ url, headers: { host: 'sunrise.test' } })).json<Answer>();

test('a sold car is said to be sold, without the price that its page no longer shows', async () => {
  const { hits } = await fromApi<SearchResponse>('/api/search?refinementList[status][0]=sold');
  expect(hits.length).toBeGreaterThan(0);
  for (const { slug, name } of hits) {
    const car = JSON.parse((await tool('get_car', { slug })).value) as Record<string, unknown>;
    expect(car).toMatchObject({ name, status: 'sold', for_sale: false, price: 'Sold, no longer for sale' });
    expect(Object.keys(car)).not.toContain('repayment_estimate');
  }
  const { cars } = JSON.parse((await tool('search_cars', { limit: 20 })).value) as { cars: object[] };
  expect(cars).toHaveLength(20);
  for (const car of cars) expect(car).toMatchObject({ for_sale: true });
});

test('the guide counts no sold car as stock', async () => {
  const bought = '?refinementList[status][0]=in_stock&refinementList[status][1]=coming_soon';
  const [all, toyotas, sold] = await Promise.all([
    fromApi<SearchResponse>(`/api/search${bought}`),
    fromApi<SearchResponse>(`/api/search/toyota${bought}`),
    fromApi<SearchResponse>('/api/search/toyota?refinementList[status][0]=sold'),
  ]);
  expect(sold.count).toBeGreaterThan(0);

  const { text } = await read('/llms.txt');
  expect(text).toContain(`${all.count} vehicles in stock`);
  expect(text).toContain(`/search/toyota): ${toyotas.count} in stock`);
});

test('says what it cannot find or read, and shows no car of another dealer', async () => {
  expect(await tool('get_car', { slug: 'no-such-car' })).toEqual({ isError: true, value: '{"problem":"No such car"}' });
  expect((await tool('search_cars', { limit: 5_000 })).isError).toBe(true);
  expect(JSON.parse((await tool('search_cars', {}, 'harbour')).value)).toEqual({ count: 0, cars: [] });
  const refused = await server.app.inject({ url: '/mcp', headers: { host: 'sunrise.test' } });
  expect(refused.statusCode).toBe(400);
});

test('answers a few calls together and no hundred, of which each would be a search', async () => {
  const ask = (calls: number) =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: 'sunrise.test' },
      payload: Array.from({ length: calls }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' })),
    });

  expect((await ask(10)).json<unknown[]>()).toHaveLength(10);
  expect((await ask(11)).statusCode).toBe(400);
});
