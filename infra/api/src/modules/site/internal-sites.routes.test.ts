import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise', 'Sunrise Motor Group');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise', remotes: { 'mfe-finance': { term: 5 } } });
});
afterAll(() => server.stop());

test('gives the shell every site with its group and each part of its configuration', async () => {
  const response = await server.app.inject('/internal/sites');

  expect(response.json()).toMatchObject({
    sites: [
      {
        slug: 'sunrise-cars',
        group_name: 'Sunrise Motor Group',
        hosts: ['sunrise-cars.test'],
        remotes: { 'mfe-finance': { term: 5 } },
      },
    ],
  });
});

test('answers 304 while nothing changed, and the new list after a change', async () => {
  const { headers } = await server.app.inject('/internal/sites');
  const unchanged = await server.app.inject({ url: '/internal/sites', headers: { 'if-none-match': headers.etag } });
  await server.addSite({ slug: 'sunrise-bikes', group: 'sunrise' });
  const changed = await server.app.inject({ url: '/internal/sites', headers: { 'if-none-match': headers.etag } });

  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect(changed.statusCode).toBe(200);
  expect(changed.json<{ sites: unknown[] }>().sites).toHaveLength(2);
});

test('keeps a request open that would wait, and answers it with the first change', async () => {
  const { headers } = await server.app.inject('/internal/sites');
  const known = { 'if-none-match': headers.etag, prefer: 'wait=5' };
  let isAnswered = false;
  const waiting = server.app.inject({ url: '/internal/sites', headers: known }).then((response) => {
    isAnswered = true;
    return response;
  });
  const asked = await server.app.inject({ url: '/internal/sites', headers: { ...known, prefer: '' } });
  expect([asked.statusCode, isAnswered]).toEqual([304, false]);

  await server.addSite({ slug: 'sunrise-boats', group: 'sunrise' });
  const changed = await waiting;

  expect(changed.statusCode).toBe(200);
  expect(changed.json<{ sites: Site[] }>().sites.map(({ slug }) => slug)).toContain('sunrise-boats');
});

test('counts the cars on offer of each site, and tells of a change of stock as of one of sites', async () => {
  const { headers } = await server.app.inject('/internal/sites');
  await server.addVehicle({ group: 'sunrise', price: 30_000, offer_price: 28_000 });
  await server.addVehicle({ group: 'sunrise', price: 30_000, offer_price: 10 });
  await server.addVehicle({ group: 'sunrise', price: 30_000, offer_price: 28_000, status: 'sold' });
  await server.addVehicle({ group: 'sunrise', price: 30_000, offer_price: 28_000, car_type: 'new' });
  await server.addSite({
    slug: 'sunrise-new',
    group: 'sunrise',
    base_filter: { make: [], car_type: ['new'], item_type: [], fuel: [], dealership_slug: [] },
  });
  await server.stockChanged('sunrise');

  const changed = await server.app.inject({ url: '/internal/sites', headers: { 'if-none-match': headers.etag } });
  const counts = changed.json<{ sites: Site[] }>().sites.map(({ slug, offers_count }) => [slug, offers_count]);

  expect(counts).toEqual([
    ['sunrise-bikes', 2],
    ['sunrise-boats', 2],
    ['sunrise-cars', 2],
    ['sunrise-new', 1],
  ]);
});

test.each([
  ['another machine', { remoteAddress: '203.0.113.5' }],
  ['a request that came through a proxy', { headers: { 'x-forwarded-for': '203.0.113.5' } }],
  ['a request that a proxy marked otherwise', { headers: { via: '1.1 proxy' } }],
])('does not exist for %s', async (_case, request) => {
  const response = await server.app.inject({ url: '/internal/sites', ...request });

  expect(response.statusCode).toBe(404);
});

test('names the makes a site has most of for its menu: as it shows them, sold cars and other groups left out', async () => {
  await server.addGroup('harbor', 'Harbor');
  await server.addSite({ slug: 'harbor-cars', group: 'harbor' });
  const makes = ['Kia', 'Mazda', 'mazda', 'Ford', 'Ford', 'Ford'];
  for (const [index, make] of makes.entries())
    await server.addVehicle({ group: 'harbor', make, status: index < 5 ? 'in_stock' : 'sold' });
  await server.stockChanged('harbor');

  const { sites } = (await server.app.inject('/internal/sites')).json<{ sites: Site[] }>();
  const popular = (slug: string) => sites.find((site) => site.slug === slug)?.popular_makes;
  expect(sites.find(({ slug }) => slug === 'harbor-cars')?.make_counts).toEqual([2, 2, 1]);
  expect(popular('harbor-cars')).toEqual(['Ford', 'Mazda', 'Kia']);
  expect(popular('sunrise-cars')).not.toContain('Ford');
});
