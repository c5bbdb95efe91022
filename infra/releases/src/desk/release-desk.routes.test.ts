import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseConflictSchema, releaseDeskSchema } from '@shared-kit/contracts/server/release-desk.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { aManifest } from '@shared-kit/testing/a-manifest';
import Fastify from 'fastify';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { pin, promote, roll } from '../registry/release-decisions';
import { openReleaseLog } from '../registry/release-log';
import type { ReleaseLog } from '../registry/release-log';
import { openRingLog } from '../rings/ring-log';
import type { RingLog } from '../rings/ring-log';
import { releaseDeskRoutes } from './release-desk.routes';

const REMOTE = 'mfe-search';
const SITES = [
  { slug: 'harbor', name: 'Harbor Cars', group: 'Corella', state: 'qld', flags: [] },
  { slug: 'northshore', name: 'Northshore', group: 'Corella', state: 'nsw', flags: [] },
];

let database: TestDatabase;
let releaseLog: ReleaseLog;
let rings: RingLog;
let artifactsDir: string;
let complaints: string[];
let app: ReturnType<typeof openDesk>;

beforeEach(async () => {
  database = await createTestDatabase();
  releaseLog = openReleaseLog(database.url);
  rings = openRingLog(database.url);
  artifactsDir = mkdtempSync(path.join(tmpdir(), 'desk-'));
  complaints = [];
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
  await releaseLog.append('anna', REMOTE, promote('1.0.0'));
  await releaseLog.append('anna', REMOTE, promote('1.1.0'));
  app = openDesk();
});
afterEach(async () => {
  await app.close();
  await releaseLog.close();
  await rings.close();
  await database.drop();
  rmSync(artifactsDir, { recursive: true, force: true });
});

async function publish(version: string): Promise<void> {
  const dir = path.join(artifactsDir, REMOTE, version);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(aManifest({ name: REMOTE, version })));
  await releaseLog.append('a team', REMOTE, () => ({
    kind: 'published',
    payload: { version, integrity: 'i', signature: 's' },
  }));
}

function openDesk() {
  const server = Fastify();
  server.register(releaseDeskRoutes, {
    prefix: '/api/releases',
    releaseLog,
    rings,
    artifactsDir,
    sites: () => Promise.resolve(SITES),
    checkSites: (_manifest: RemoteManifest) => Promise.resolve(complaints),
    shells: () => Promise.resolve([{ shell: 'one:1', revision: 5, leftOut: [] }]),
    actorOf: () => 'mia',
  });
  return server;
}

const get = async (url: string) => app.inject(`/api/releases${url}`);
const send = (body: object) => app.inject({ method: 'POST', url: '/api/releases/acts', payload: body });
const desk = async () => releaseDeskSchema.parse((await get('')).json());
const search = async () => (await desk()).remotes.find(({ name }) => name === REMOTE)!;
/** On the sight of what is so now. */
const act = async (body: object) => send({ remote: REMOTE, revision: (await search()).revision, ...body });

test('it shows what each site gets outside rollouts, pins, rollouts, versions and how far each shell is', async () => {
  await releaseLog.append('anna', REMOTE, pin('1.0.0', 'northshore'));
  await releaseLog.append('anna', REMOTE, roll('1.2.0', 10_000, ['harbor']));

  const { sites, remotes, shells, revision } = await desk();

  expect(sites).toEqual([
    { slug: 'harbor', name: 'Harbor Cars', group: 'Corella', gets: { [REMOTE]: '1.1.0' }, rolls: { [REMOTE]: 'r7' } },
    { slug: 'northshore', name: 'Northshore', group: 'Corella', gets: { [REMOTE]: '1.0.0' }, rolls: {} },
  ]);
  expect(remotes).toEqual([
    expect.objectContaining({
      ...{ name: REMOTE, stable: '1.1.0', previous: ['1.0.0'], pins: { northshore: '1.0.0' }, blocked: [] },
      rollouts: [expect.objectContaining({ version: '1.2.0', weightBps: 10_000, sites: ['harbor'], ring: null })],
      versions: ['1.2.0', '1.1.0', '1.0.0'].map(
        (version) => expect.objectContaining({ version, by: 'a team' }) as object,
      ),
      revision,
    }),
  ]);
  expect(shells).toEqual([{ shell: 'one:1', revision: 5, leftOut: [] }]);
});

test('a site pinned to a blocked version is shown with what it really gets', async () => {
  await releaseLog.append('anna', REMOTE, pin('1.0.0', 'northshore'));
  await act({ act: 'block', version: '1.0.0' });

  expect((await desk()).sites[1]?.gets).toEqual({ [REMOTE]: '1.1.0' });
});

test('every act is carried out, answers in words, and stands in the log with who it was', async () => {
  const acts: [object, string][] = [
    [{ act: 'roll', version: '1.2.0', weightBps: 1000 }, 'rolled 1.2.0 out to 10 % of all sites'],
    [{ act: 'roll', version: '1.2.0', weightBps: 2000, sites: ['harbor'] }, 'rolled 1.2.0 out to 20 % of harbor'],
    [{ act: 'rollback' }, 'took 1.2.0 back, to 1.1.0'],
    [{ act: 'pin', version: '1.0.0', site: 'harbor' }, 'pinned harbor to 1.0.0'],
    [{ act: 'unpin', site: 'harbor' }, 'unpinned harbor'],
    [{ act: 'block', version: '1.2.0' }, 'blocked 1.2.0'],
    [{ act: 'unblock', version: '1.2.0' }, 'unblocked 1.2.0'],
    [{ act: 'promote', version: '1.2.0' }, 'promoted 1.2.0'],
    [{ act: 'rollback' }, 'took 1.2.0 back, to 1.1.0'],
  ];
  for (const [body, words] of acts) {
    const answer = await act(body);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { changed: true, revision: expect.any(Number) as number, words },
    ]);
    expect((await search()).revision).toBe(answer.json<{ revision: number }>().revision);
  }
  const { entries } = (await get('/log?actor=mia')).json<{ entries: { words: string }[] }>();
  expect(entries.map(({ words }) => words).reverse()).toEqual(acts.map(([, words]) => words));
});

test('a ring has a rollout of its own, on the sites it has now, and is taken back alone', async () => {
  await rings.set('anna', 'pilot', { by: 'state', state: 'QLD' });
  expect((await desk()).rings).toEqual([{ name: 'pilot', rule: 'the sites in QLD', sites: ['harbor'] }]);
  await act({ act: 'roll', version: '1.0.0', weightBps: 10_000 });

  const rolled = await act({ act: 'roll', version: '1.2.0', weightBps: 500, ring: 'pilot' });
  expect(rolled.json()).toMatchObject({ words: 'rolled 1.2.0 out to 5 % of ring pilot (harbor)' });
  const { sites, remotes } = await desk();
  const [all, pilot] = remotes[0]!.rollouts;
  expect([all?.ring, pilot?.ring, pilot?.sites]).toEqual([null, 'pilot', ['harbor']]);
  expect(sites.map(({ rolls }) => rolls[REMOTE])).toEqual([pilot?.id, all?.id]);

  expect((await act({ act: 'rollback', ring: 'pilot' })).json()).toMatchObject({
    words: 'took 1.2.0 back from ring pilot, to 1.1.0',
  });
  expect((await search()).rollouts.map(({ ring }) => ring)).toEqual([null]);
});

test('a pinned site is in no rollout, one whose pin is blocked is again', async () => {
  await act({ act: 'roll', version: '1.2.0', weightBps: 500 });
  await act({ act: 'pin', version: '1.0.0', site: 'harbor' });
  expect((await desk()).sites[0]?.rolls).toEqual({});

  await act({ act: 'block', version: '1.0.0' });
  expect((await desk()).sites[0]).toMatchObject({
    gets: { [REMOTE]: '1.1.0' },
    rolls: { [REMOTE]: expect.any(String) },
  });
});

test('what is so already changes nothing and says so', async () => {
  expect((await act({ act: 'promote', version: '1.1.0' })).json()).toMatchObject({ changed: false });
});

test('who decided on what is no longer so is told what changed, and nothing is done', async () => {
  const { revision } = await search();
  await releaseLog.append('anna', REMOTE, pin('1.0.0', 'northshore'));

  const answer = await send({ act: 'rollback', remote: REMOTE, revision });

  expect(answer.statusCode).toBe(409);
  const told = releaseConflictSchema.parse(answer.json());
  expect(told.changes).toEqual([expect.objectContaining({ actor: 'anna', words: 'pinned northshore to 1.0.0' })]);
  expect(told.detail).toMatch(
    /^mfe-search has changed since you looked: pinned northshore to 1\.0\.0 \(anna, .+\)\. Nothing was done\.$/,
  );
  expect(told.fieldErrors).toHaveProperty('revision');
  expect(await search()).toMatchObject({ revision: told.revision, stable: '1.1.0' });
});

test('of two who act at once on the same sight one is carried out and the other told', async () => {
  const { revision } = await search();
  const both = await Promise.all([
    send({ act: 'promote', remote: REMOTE, version: '1.2.0', revision }),
    send({ act: 'rollback', remote: REMOTE, revision }),
  ]);

  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await releaseLog.events()).filter(({ id }) => id > revision)).toHaveLength(1);
});

test('a decision about another remote does not stand in the way', async () => {
  const { revision } = await search();
  await releaseLog.append('anna', 'mfe-vehicle', () => ({
    kind: 'published',
    payload: { version: '9.0.0', integrity: 'i', signature: 's' },
  }));

  expect((await send({ act: 'rollback', remote: REMOTE, revision })).statusCode).toBe(200);
});

test.each([
  [{ act: 'promote', version: '7.0.0' }, 422, 'version', '7.0.0 was never published'],
  [{ act: 'roll', version: '1.1.0', weightBps: 100 }, 422, 'version', '1.1.0 is stable already'],
  [{ act: 'pin', version: '1.0.0', site: 'nowhere' }, 422, 'site', 'There is no site "nowhere"'],
  [{ act: 'roll', version: '1.2.0', weightBps: 1, sites: ['harbor', 'no'] }, 422, 'sites', 'There is no site "no"'],
  [{ act: 'roll', version: '1.2.0', weightBps: 1, ring: 'no' }, 422, 'ring', 'There is no ring "no"'],
  [{ act: 'roll', version: '1.2.0', weightBps: 1, ring: 'no', sites: ['harbor'] }, 422, 'ring', 'not both'],
  [{ act: 'rollback', ring: 'pilot' }, 422, 'ring', 'Nothing is being rolled out to ring pilot'],
  [{ act: 'unpin', site: 'harbor' }, 422, 'site', 'harbor is not pinned'],
  [{ act: 'unblock', version: '1.0.0' }, 422, 'version', '1.0.0 is not blocked'],
  [{ act: 'rollback', remote: 'mfe-nothing' }, 422, 'remote', 'Nothing of mfe-nothing was ever published'],
  [{ act: 'rollback', revision: 999_999 }, 422, 'revision', '999999 is still to come'],
  [{ act: 'roll', version: '1.2.0', weightBps: 10_001 }, 400, 'weightBps', '10000'],
  [{ act: 'roll', version: '1.2.0' }, 400, 'weightBps', 'number'],
  [{ act: 'rollback', remote: 'search' }, 400, 'remote', ''],
  [{ act: 'rollback', revision: undefined }, 400, 'revision', 'number'],
  [{ act: 'promote', version: '1.2.0', actor: 'anna' }, 400, 'actor', ''],
  [{ act: 'erase' }, 400, 'act', ''],
])('%j is refused with %i, which names %s', async (body, status, field, words) => {
  const before = (await releaseLog.events()).length;
  const answer = await act(body);

  expect(answer.statusCode).toBe(status);
  const { fieldErrors } = answer.json<{ fieldErrors: Record<string, string[]> }>();
  expect(Object.keys(fieldErrors)).toEqual([field]);
  expect(fieldErrors[field]?.join(' ')).toContain(words);
  expect(await releaseLog.events()).toHaveLength(before);
});

test('a version that a stored site does not fit reaches nobody', async () => {
  complaints = ['harbor: search.per_page: too large'];
  for (const body of [
    { act: 'promote', version: '1.2.0' },
    { act: 'roll', version: '1.2.0', weightBps: 1 },
    { act: 'pin', version: '1.2.0', site: 'harbor' },
  ])
    expect((await act(body)).json()).toMatchObject({
      fieldErrors: { version: [expect.stringContaining('harbor: search.per_page: too large')] },
    });
  expect(await search()).toMatchObject({ stable: '1.1.0', rollouts: [], pins: {} });
});

test('the log is read newest first, page by page, and by remote, person, kind and time', async () => {
  await act({ act: 'pin', version: '1.0.0', site: 'harbor' });
  const words = async (query: string) =>
    (await get(`/log${query}`)).json<{ entries: { id: number; words: string }[]; more: boolean }>();

  const first = await words('?limit=2');
  expect(first.entries.map((entry) => entry.words)).toEqual(['pinned harbor to 1.0.0', 'promoted 1.1.0']);
  expect(first.more).toBe(true);
  const rest = await words(`?before=${first.entries.at(-1)!.id}`);
  expect(rest.entries.map((entry) => entry.words)).toEqual([
    'promoted 1.0.0',
    'published 1.2.0',
    'published 1.1.0',
    'published 1.0.0',
  ]);
  expect(rest.more).toBe(false);
  expect((await words('?actor=mia')).entries).toHaveLength(1);
  expect((await words('?kind=promoted')).entries).toHaveLength(2);
  expect((await words('?remote=mfe-vehicle')).entries).toEqual([]);
  expect((await words('?to=2020-01-01T00:00:00Z')).entries).toEqual([]);
  expect((await get('/log?kind=everything')).json()).toMatchObject({ fieldErrors: { kind: [expect.any(String)] } });
});

test('an export is bound together entry by entry, and shows later whether the log was changed behind it', async () => {
  const exported = await get('/log/export');
  const lines = exported.body.trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as { id: number; hash: string; previous: string });
  expect(exported.headers['content-disposition']).toContain('release-log.ndjson');
  expect(entries).toHaveLength(5);
  expect(entries.slice(1).map(({ previous }) => previous)).toEqual(entries.slice(0, -1).map(({ hash }) => hash));

  await act({ act: 'rollback' });
  const { id, hash } = entries.at(-1)!;
  expect((await get(`/log/check?id=${id}&hash=${hash}`)).json()).toMatchObject({ unchanged: true });

  const otherHistory = (await releaseLog.events()).map((event) =>
    event.id === 4 ? { ...event, actor: 'ben' } : event,
  );
  const tampered = Fastify();
  tampered.register(releaseDeskRoutes, {
    ...{ artifactsDir, sites: () => Promise.resolve(SITES), checkSites: () => Promise.resolve([]) },
    ...{ shells: () => Promise.resolve(null), actorOf: () => 'mia', rings },
    releaseLog: { events: () => Promise.resolve(otherHistory), append: () => Promise.resolve(null) },
  });
  expect((await tampered.inject(`/log/check?id=${id}&hash=${hash}`)).json()).toMatchObject({ unchanged: false });
  await tampered.close();
  expect((await get(`/log/check?id=99999&hash=${hash}`)).json()).toMatchObject({ unchanged: false });
  expect((await get('/log/check?id=1&hash=xyz')).json()).toMatchObject({ fieldErrors: { hash: [expect.any(String)] } });
});

test('it explains what a visitor gets now, and what one got at a moment of the past', async () => {
  const moment = new Date().toISOString();
  const conclusion = async (query: string) =>
    (await get(`/explain?site=harbor&remote=${REMOTE}${query}`))
      .json<{ remotes: { lines: string[] }[] }>()
      .remotes[0]?.lines.at(-1);
  await act({ act: 'pin', version: '1.0.0', site: 'harbor' });

  expect(await conclusion('&visitor=someone')).toContain('=> 1.0.0, because the site is pinned to it');
  expect(await conclusion(`&at=${moment}`)).toContain('=> 1.1.0, because it is stable');
  expect(await conclusion('&at=2020-01-01T00:00:00Z')).toContain('=> nothing');
  expect((await get('/explain?site=nowhere')).json()).toMatchObject({ fieldErrors: { site: [expect.any(String)] } });
  expect((await get('/explain')).json()).toMatchObject({ fieldErrors: { site: [expect.any(String)] } });
});
