import { sql } from 'drizzle-orm';
import { createDb } from '@infra/api/db/db';
import type { Db } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { dealerships, locations } from '@infra/api/modules/locations/location.schema';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { loadGroups } from './load-groups';

let database: TestDatabase;
let db: Db;
const context = () => ({ databaseUrl: database.url, dataDir: '', log: { info: () => undefined, warn: () => undefined } });

beforeAll(async () => {
  database = await createTestDatabase();
  db = createDb(database.url, { max: 1 });
  await loadGroups(context());
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const read = () => withScope(db, { group: 'tern' }, (tx) => tx.select().from(locations).orderBy(locations.position));

test('a group sees its own places, in the order of its file', async () => {
  const rows = await read();

  expect(rows[0]).toMatchObject({ id: 'tern-suzuki-broadmeadow-sales', doc: { primary: true, dealer_license_number: 'DEMO5001' } });
  expect(new Set(rows.map(({ groupSlug }) => groupSlug))).toEqual(new Set(['tern']));
});

test('leads for a dealership have somewhere to go', async () => {
  const rows = await withScope(db, { group: 'tern' }, (tx) => tx.select().from(dealerships));

  for (const { doc } of rows) expect(doc.lead_email).toMatch(/@.+\.example$/);
});

test('loading again changes nothing that is right and mends what is not', async () => {
  const before = await read();
  await withScope(db, { group: 'tern' }, (tx) => tx.update(locations).set({ position: sql`${locations.position} + 50` }));
  await loadGroups(context());

  expect(await read()).toEqual(before);
});
