import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { writeBuild } from '../../test/a-build';
import { foldReleases } from '../registry/fold-releases';
import { publishLocalBuilds } from './publish-local-builds';
import { promote } from '../registry/release-decisions';
import { openReleaseStore } from '../registry/release-store';
import type { ReleaseStore } from '../registry/release-store';

let database: TestDatabase;
let rootDir: string;
let store: ReleaseStore;
let warnings: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  rootDir = mkdtempSync(path.join(tmpdir(), 'local-'));
  store = openReleaseStore(database.url);
  warnings = [];
});
afterEach(async () => {
  await store.close();
  await database.drop();
  rmSync(rootDir, { recursive: true, force: true });
});

const release = async () => foldReleases(await store.events()).get('mfe-search')!;

async function start(options: Parameters<typeof writeBuild>[1]) {
  writeBuild(rootDir, options);
  const log = { info: () => undefined, warn: (message: string) => warnings.push(message) };
  await publishLocalBuilds({ rootDir, dataDir: path.join(rootDir, '.data'), databaseUrl: database.url, log });
  return release();
}

test('a first start publishes the build and makes it stable', async () => {
  expect(await start({})).toMatchObject({ stable: '1.0.0', previous: [] });
});

test('a second start with the same build changes nothing', async () => {
  await start({});
  const before = await store.events();

  await start({});
  expect(await store.events()).toEqual(before);
});

test('a changed build under the same version becomes a local version and stable', async () => {
  await start({});

  expect((await start({ code: 'two' })).stable).toMatch(/^1\.0\.0-local\.[0-9a-f]{8}$/);
  expect((await start({ code: 'three' })).previous).toHaveLength(2);
});

test('going back to an earlier build makes that one stable again', async () => {
  await start({});
  await start({ code: 'two' });

  expect((await start({})).stable).toBe('1.0.0');
});

test('what a person promoted stays, and the log says how to go on', async () => {
  await start({});
  await start({ code: 'two' });
  await store.append('anna', 'mfe-search', promote('1.0.0'));

  expect((await start({ code: 'three' })).stable).toBe('1.0.0');
  expect(warnings).toEqual([
    expect.stringMatching(/anna made 1\.0\.0 stable.*npm run release -- promote mfe-search 1\.0\.0-local\./),
  ]);
});

test('a person who promotes the newest local build hands the wheel back', async () => {
  await start({});
  const newest = (await start({ code: 'two' })).stable!;
  await store.append('anna', 'mfe-search', promote('1.0.0'));
  await store.append('anna', 'mfe-search', promote(newest));

  expect((await start({ code: 'three' })).stable).not.toBe(newest);
});
