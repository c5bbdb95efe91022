import { createDb } from '@infra/api/db/db';
import type { Db } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { dealerships, locations } from '@infra/api/modules/locations/location.schema';
import { loadSites as loadStoredSites } from '@infra/api/modules/site/site.repository';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { loadSites } from './sites/load-sites';
import { loadGroups } from './groups/load-groups';

let database: TestDatabase;
let db: Db;
const context = () => ({
  databaseUrl: database.url,
  port: 3000,
  log: { info: () => undefined, warn: () => undefined },
});

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.url, { max: 1 });
  await loadGroups(context());
  await loadSites(context());
  // It makes a database and loads six groups: beside other tests that takes its time.
}, 120_000);
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const readLocations = () =>
  withScope(db, { group: 'tern' }, (tx) => tx.select().from(locations).orderBy(locations.position));

test('a group sees its own places, in the order of its file', async () => {
  const rows = await readLocations();

  expect(rows[0]).toMatchObject({
    id: 'tern-suzuki-broadmeadow-sales',
    doc: { primary: true, dealer_license_number: 'DEMO5001' },
  });
  expect(new Set(rows.map(({ groupSlug }) => groupSlug))).toEqual(new Set(['tern']));
});

test('leads for a dealership have somewhere to go', async () => {
  const rows = await withScope(db, { group: 'tern' }, (tx) => tx.select().from(dealerships));

  for (const { doc } of rows) expect(doc.lead_email).toMatch(/@.+\.example$/);
});

test('six sites are served, each with the name of its group', async () => {
  const stored = await loadStoredSites(db);

  expect(stored.map(({ slug, group_name }) => [slug, group_name])).toEqual([
    ['brolga-toyota', 'Corella Motor Group'],
    ['corella', 'Corella Motor Group'],
    ['gannet-trucks', 'Gannet Equipment'],
    ['plugbird', 'Tern Automotive'],
    ['tern-suzuki', 'Tern Automotive'],
    ['wide-road', 'Gannet Equipment'],
  ]);
});

test('loading again changes nothing', async () => {
  const [placesBefore, sitesBefore] = [await readLocations(), await loadStoredSites(db)];
  await loadGroups(context());
  await loadSites(context());

  expect(await readLocations()).toEqual(placesBefore);
  expect(await loadStoredSites(db)).toEqual(sitesBefore);
});
