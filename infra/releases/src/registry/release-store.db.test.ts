import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { promote } from './release-decisions';
import type { ReleaseDecision } from './release-decisions';
import type { ReleaseChange } from './release-event.contract';
import { openReleaseStore } from './release-store';
import type { ReleaseStore } from './release-store';

let database: TestDatabase;
let store: ReleaseStore;

beforeEach(async () => {
  database = await createTestDatabase();
  store = openReleaseStore(database.url);
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const published = (version: string): ReleaseChange => ({
  kind: 'published',
  payload: { version, integrity: 'i', signature: 's' },
});
const publishVersion =
  (version: string): ReleaseDecision =>
  () =>
    published(version);

async function run(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

test('events come back in order, with who did what', async () => {
  await store.append('anna', 'mfe-search', publishVersion('1.0.0'));
  await store.append('ben', 'mfe-search', promote('1.0.0'));

  expect(await store.events()).toMatchObject([
    { actor: 'anna', remote: 'mfe-search', kind: 'published', payload: { version: '1.0.0' } },
    { actor: 'ben', remote: 'mfe-search', kind: 'promoted', payload: { version: '1.0.0' } },
  ]);
});

test.each(["update release_event set actor = 'x'", 'delete from release_event', 'truncate release_event'])(
  'the log refuses even its owner: %s',
  async (statement) => {
    await store.append('anna', 'mfe-search', publishVersion('1.0.0'));

    await expect(run(database.url, statement)).rejects.toThrow('append-only');
    expect(await store.events()).toHaveLength(1);
  },
);

test('the application may read the log and not write it', async () => {
  const asApplication = openReleaseStore(database.appUrl);

  expect(await asApplication.events()).toEqual([]);
  const refused = await asApplication
    .append('intruder', 'mfe-search', publishVersion('1.0.0'))
    .catch((error: Error) => String(error.cause));
  expect(refused).toMatch(/permission denied/);
  await asApplication.close();
});

test('of twenty writers at once, each decides on what the one before it wrote', async () => {
  await Promise.all(
    Array.from({ length: 20 }, () =>
      store.append('anna', 'mfe-search', ({ versions }) => published(`1.0.${versions.length}`)),
    ),
  );

  const versions = (await store.events()).map((event) => event.kind === 'published' && event.payload.version);
  expect(versions).toEqual(Array.from({ length: 20 }, (_, n) => `1.0.${n}`));
});

test('a refused command leaves no trace', async () => {
  await expect(store.append('anna', 'mfe-search', promote('1.0.0'))).rejects.toThrow('never published');
  expect(await store.revision()).toBe(0);
});
