import { formPlaceSchema } from '@shared-kit/contracts/place/location.contract';
import type { FormPlace, Location } from '@shared-kit/contracts/place/location.contract';
import { eq, sql } from 'drizzle-orm';
import { withScope } from '../../db/scope';
import { locations } from './location.schema';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addGroup('harbor');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
  await server.addSite({
    slug: 'sunrise-north',
    group: 'sunrise',
    base_filter: { make: [], car_type: [], item_type: [], fuel: [], dealership_slug: ['north'] },
  });
  await server.addLocation({ group: 'sunrise', slug: 'city-sales', dealership_slug: 'city', location_type: 'sales' });
  await server.addLocation({
    group: 'sunrise',
    slug: 'city-service',
    dealership_slug: 'city',
    location_type: 'service',
  });
  await server.addLocation({ group: 'sunrise', slug: 'north-parts', dealership_slug: 'north', location_type: 'parts' });
  await server.addLocation({ group: 'sunrise', slug: 'storage', dealership_slug: 'city', visible: false });
  await server.addLocation({ group: 'harbor', slug: 'harbor-sales' });
});
afterAll(() => server.stop());

const get = (path: string, site = 'sunrise-cars') =>
  server.app.inject({ url: `/api/locations${path}`, headers: { host: `${site}.test` } });
const slugsAt = async (site: string) =>
  (await get('', site)).json<{ locations: Location[] }>().locations.map(({ slug }) => slug);

test("lists the visible places of the site's dealerships", async () => {
  expect(await slugsAt('sunrise-cars')).toEqual(['city-sales', 'city-service', 'north-parts']);
  expect(await slugsAt('sunrise-north')).toEqual(['north-parts']);
});

test('finds a place by its slug, and by the slug of its contact page', async () => {
  expect((await get('/city-service')).json()).toMatchObject({
    slug: 'city-service',
    contact_detail: { phone: '07 3000 0000' },
  });
  expect((await get('/city')).json()).toMatchObject({ slug: 'city-sales' });
  expect((await get('/north')).json()).toMatchObject({ slug: 'north-parts' });
});

test('a place that an older release stored has what was added since', async () => {
  const known = (await get('/north-parts')).json<Location>();
  await withScope(server.ownerDb, { group: 'sunrise' }, (tx) =>
    tx
      .update(locations)
      .set({ doc: sql`${locations.doc} - 'dealership_website'` })
      .where(eq(locations.slug, 'north-parts')),
  );

  const answer = await get('/north-parts');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(known);
});

test('names the departments of the dealership at the same address, in the order of tabs, and no other', async () => {
  const departmentsOf = async (path: string) =>
    (await get(path)).json<{ departments: { slug: string }[] }>().departments;

  expect(await departmentsOf('/city-service')).toEqual([
    { slug: 'city-sales', name: expect.any(String) as string, location_type: 'sales', phone: '07 3000 0000' },
    { slug: 'city-service', name: expect.any(String) as string, location_type: 'service', phone: '07 3000 0000' },
  ]);
  expect(await departmentsOf('/north-parts')).toMatchObject([{ slug: 'north-parts' }]);
});

test.each(['storage', 'nowhere', 'harbor-sales', 'harbor'])(
  "does not reveal a hidden or another dealer's place: %s",
  async (slug) => {
    expect((await get(`/${slug}`)).statusCode).toBe(404);
  },
);

test("does not reveal a place of another site's dealership", async () => {
  expect((await get('/city-sales', 'sunrise-north')).statusCode).toBe(404);
});

test('whom one meets at a place is told by its own page, and by no list', async () => {
  const team = [{ name: 'Ada van Dyk', role: 'Service manager', picture: null }];
  await server.addLocation({ group: 'harbor', slug: 'harbor-service', team });
  await server.addSite({ slug: 'harbor-cars', group: 'harbor' });

  expect((await get('/harbor-service', 'harbor-cars')).json()).toMatchObject({ team });
  expect((await get('', 'harbor-cars')).body).not.toContain('van Dyk');
});

test('a form gets the same places with no more of each than it says', async () => {
  for (const site of ['sunrise-cars', 'sunrise-north']) {
    const places = (await get('?for=form', site)).json<{ locations: FormPlace[] }>().locations;
    const all = (await get('', site)).json<{ locations: Location[] }>().locations;
    expect(places).toEqual(all.map((place) => formPlaceSchema.parse(place)));
    expect(places[0]).not.toHaveProperty('special_hours');
    expect(places[0]?.contact_detail).not.toHaveProperty('opening_hours');
  }
  expect((await get('?for=anything')).statusCode).toBe(400);
});
