import Fastify from 'fastify';
import { releaseSnapshotSchema } from '@shared-kit/contracts/release.contract';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { registryRoutes } from './registry.routes';
import { promote } from './release-decisions';
import { openReleaseStore } from './release-store';
import type { ReleaseStore } from './release-store';

let database: TestDatabase;
let store: ReleaseStore;

beforeEach(async () => {
  database = await createTestDatabase();
  store = openReleaseStore(database.url);
  await store.append('anna', 'mfe-search', () => ({
    kind: 'published',
    payload: { version: '1.0.0', integrity: 'i', signature: 's' },
  }));
  await store.append('anna', 'mfe-search', () => ({
    kind: 'published',
    payload: { version: '1.1.0', integrity: 'i', signature: 's' },
  }));
  await store.append('anna', 'mfe-search', promote('1.0.0'));
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

function startRegistry(using: Pick<ReleaseStore, 'events' | 'revision'> = store) {
  const app = Fastify();
  app.register(registryRoutes, { prefix: '/registry', store: using, readKeys: () => ({ publicKey: 'pem' }) });
  return {
    app,
    ask: (etag = '') => app.inject({ url: '/registry/snapshot.json', headers: { 'if-none-match': etag } }),
  };
}

test('answers with the present state, and with 304 while nothing changed', async () => {
  const { app, ask } = startRegistry();
  const first = await ask();

  expect(releaseSnapshotSchema.parse(first.json()).remotes['mfe-search']?.stable).toBe('1.0.0');
  const again = await ask(String(first.headers['etag']));
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.close();
});

test('a promotion is visible within a second', async () => {
  const { app, ask } = startRegistry();
  const etag = String((await ask()).headers['etag']);
  await store.append('anna', 'mfe-search', promote('1.1.0'));
  await new Promise((resolve) => setTimeout(resolve, 1000));

  const answer = await ask(etag);
  expect(answer.statusCode).toBe(200);
  expect(releaseSnapshotSchema.parse(answer.json()).remotes['mfe-search']?.stable).toBe('1.1.0');
  await app.close();
});

test('goes on answering with the last good copy while the database is away', async () => {
  const fails = { away: false };
  const fragile = {
    events: () => store.events(),
    revision: () => (fails.away ? Promise.reject(new Error('no connection')) : store.revision()),
  };
  const { app, ask } = startRegistry(fragile);
  await ask();
  fails.away = true;
  await new Promise((resolve) => setTimeout(resolve, 500));

  expect((await ask()).statusCode).toBe(200);
  await app.close();
});

test('says 503 when there never was a good copy', async () => {
  const { app, ask } = startRegistry({
    events: () => Promise.reject(new Error('x')),
    revision: () => Promise.reject(new Error('x')),
  });

  expect((await ask()).statusCode).toBe(503);
  await app.close();
});
