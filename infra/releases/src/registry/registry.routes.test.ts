import { releaseSnapshotSchema } from '@shared-kit/contracts/release/release.contract';
import Fastify from 'fastify';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { listShells } from './list-shells';
import { registryRoutes } from './registry.routes';
import { promote } from './log/release-decisions';
import { openReleaseLog } from './log/release-log';
import type { ReleaseLog } from './log/release-log';

const emptied = emptiedDatabases();
let database: TestDatabase;
let releaseLog: ReleaseLog;

beforeEach(async () => {
  database = await emptied();
  releaseLog = openReleaseLog(database.url);
  await releaseLog.append('anna', 'mfe-search', () => ({
    kind: 'published',
    payload: { version: '1.0.0', integrity: 'i', signature: 's' },
  }));
  await releaseLog.append('anna', 'mfe-search', () => ({
    kind: 'published',
    payload: { version: '1.1.0', integrity: 'i', signature: 's' },
  }));
  await releaseLog.append('anna', 'mfe-search', promote('1.0.0'));
});
afterEach(async () => {
  await releaseLog.close();
  await database.drop();
});

function startRegistry(using: Pick<ReleaseLog, 'events' | 'revision'> = releaseLog) {
  const app = Fastify();
  app.register(registryRoutes, {
    prefix: '/registry',
    releaseLog: using,
    readKeys: () => ({ publicKey: 'pem' }),
    artifactsDir: '/nowhere',
  });
  return {
    app,
    ask: (etag = '') => app.inject({ url: '/registry/snapshot.json', headers: { 'if-none-match': etag } }),
  };
}

test('answers with the present state, and with 304 while nothing changed', async () => {
  const { app, ask } = startRegistry();
  const first = await ask();

  expect(releaseSnapshotSchema.parse(first.json()).remotes['mfe-search']?.stable).toBe('1.0.0');
  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json; charset=utf-8',
  });
  const again = await ask(String(first.headers['etag']));
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await app.close();
});

test('a question that waits for news is answered with it at once, and after its time with none', async () => {
  const { app, ask } = startRegistry();
  const etag = String((await ask()).headers['etag']);
  const wait = (seconds: number) =>
    app.inject({ url: '/registry/snapshot.json', headers: { 'if-none-match': etag, prefer: `wait=${seconds}` } });

  expect((await wait(1)).statusCode).toBe(304);
  const waiting = wait(5);
  await releaseLog.append('anna', 'mfe-search', promote('1.1.0'));
  const news = await waiting;
  expect(releaseSnapshotSchema.parse(news.json()).remotes['mfe-search']?.stable).toBe('1.1.0');
  await app.close();
});

test('all who wait are told of a decision, whichever program made it', async () => {
  const { app, ask } = startRegistry();
  const etag = String((await ask()).headers['etag']);
  const waiting = Array.from({ length: 4 }, () =>
    app.inject({ url: '/registry/snapshot.json', headers: { 'if-none-match': etag, prefer: 'wait=5' } }),
  );
  const other = openReleaseLog(database.url);
  await other.append('ben', 'mfe-search', promote('1.1.0'));
  await other.close();

  const answers = await Promise.all(waiting);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  await app.close();
});

test('a registry that closes keeps nobody waiting', async () => {
  const { app, ask } = startRegistry();
  const etag = String((await ask()).headers['etag']);
  const waiting = app.inject({
    url: '/registry/snapshot.json',
    headers: { 'if-none-match': etag, prefer: 'wait=5' },
  });
  await app.inject('/registry/shells.json');
  await app.close();
  expect((await waiting).statusCode).toBe(304);
});

test('it knows which shells look at it, and at which revision each is', async () => {
  const { app } = startRegistry();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${app.addresses()[0]?.port}/registry`;
  await fetch(`${origin}/snapshot.json`, { headers: { 'x-shell': 'a/1', 'x-release-revision': '3' } });
  await fetch(`${origin}/snapshot.json`);

  expect(await listShells(origin)).toEqual([{ shell: 'a/1', revision: 3, leftOut: [] }]);
  await app.close();
  expect(await listShells(origin)).toBeNull();
});

test('it says what is released in the frontend-discovery schema; without an artifact there is nothing to say', async () => {
  const { app } = startRegistry();

  expect((await app.inject('/registry/discovery.json')).json()).toMatchObject({ microFrontends: { 'mfe-search': [] } });
  await app.close();
});

test('a promotion is visible within a second', async () => {
  const { app, ask } = startRegistry();
  const etag = String((await ask()).headers['etag']);
  await releaseLog.append('anna', 'mfe-search', promote('1.1.0'));
  await new Promise((resolve) => setTimeout(resolve, 1000));

  const answer = await ask(etag);
  expect(answer.statusCode).toBe(200);
  expect(releaseSnapshotSchema.parse(answer.json()).remotes['mfe-search']?.stable).toBe('1.1.0');
  await app.close();
});

test('goes on answering with the last good copy while the database is away', async () => {
  const fails = { away: false };
  const fragile = {
    events: () => releaseLog.events(),
    revision: () => (fails.away ? Promise.reject(new Error('no connection')) : releaseLog.revision()),
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

  const answer = await ask();

  expect([answer.statusCode, answer.json()]).toEqual([
    503,
    { code: 'unreachable', detail: 'No release log', fieldErrors: {} },
  ]);
  await app.close();
});

test('of many who ask at once, and again at once, one looks; with nothing new it reads no events', async () => {
  const looks = { events: 0, revision: 0 };
  const { app, ask } = startRegistry({
    events: () => ((looks.events += 1), releaseLog.events()),
    revision: () => ((looks.revision += 1), releaseLog.revision()),
  });

  await Promise.all([ask(), ask(), ask()]);
  await ask();
  expect(looks).toEqual({ events: 1, revision: 1 });
  await new Promise((resolve) => setTimeout(resolve, 450));
  await ask();
  expect(looks).toEqual({ events: 1, revision: 2 });
  await app.close();
});

test('a log in which nothing has happened is revision 0, and a new key is told without an event', async () => {
  const keys = { publicKey: 'pem' };
  const nothing = { events: () => Promise.resolve([]), revision: () => Promise.resolve(0) };
  const app = Fastify();
  app.register(registryRoutes, { releaseLog: nothing, readKeys: () => ({ ...keys }), artifactsDir: '/nowhere' });
  const ask = async () => releaseSnapshotSchema.parse((await app.inject('/snapshot.json')).json());

  expect(await ask()).toEqual({ revision: 0, publicKey: 'pem', remotes: {} });
  keys.publicKey = 'the next';
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect((await ask()).publicKey).toBe('the next');
  await app.close();
});
