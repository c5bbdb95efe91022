import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { writeBuild } from '../../test/a-build';
import { foldReleases } from '../registry/log/fold-releases';
import { publishLocalBuilds } from './publish-local-builds';
import { actOnPlan, draftPlan } from '../plan/plan-acts';
import { readPlan } from '../plan/plan-faults';
import { openPlanLog } from '../plan/plan-log';
import { block, pin, promote, roll, rollBack } from '../registry/log/release-decisions';
import { openReleaseLog } from '../registry/log/release-log';
import { setReleasePolicy } from '../registry/log/release-policy';
import type { ReleaseLog } from '../registry/log/release-log';

/** No ring here. */
const reach = { sitesOf: () => [], timeZonesOf: () => [] };

const emptied = emptiedDatabases();
let database: TestDatabase;
let rootDir: string;
let releaseLog: ReleaseLog;
let warnings: string[];

beforeEach(async () => {
  database = await emptied();
  rootDir = mkdtempSync(path.join(tmpdir(), 'local-'));
  releaseLog = openReleaseLog(database.url);
  warnings = [];
});
afterEach(async () => {
  await releaseLog.close();
  await database.drop();
  rmSync(rootDir, { recursive: true, force: true });
});

const release = async () => foldReleases(await releaseLog.events()).get('mfe-search')!;

const published = (version: string) => () => ({
  kind: 'published' as const,
  payload: { version, integrity: 'i', signature: 's' },
});

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
  const before = await releaseLog.events();

  await start({});
  expect(await releaseLog.events()).toEqual(before);
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
  await releaseLog.append('anna', 'mfe-search', promote('1.0.0'));

  expect((await start({ code: 'three' })).stable).toBe('1.0.0');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^mfe-search: anna promoted 1\.0\.0, so 1\.0\.0-local\.\w+ is only offered\..*promote mfe-search 1\.0\.0-local\./,
    ),
  ]);
});

const LATER = { version: '1.0.1', code: 'two' };

/** Everything a person can decide about a remote that has another version in the working tree. */
const DECISIONS: [string, (log: ReleaseLog) => Promise<unknown>, RegExp][] = [
  [
    'published by hand alone',
    (log) => log.append('a team', 'mfe-search', published('0.9.0')),
    /a team published 0\.9\.0/,
  ],
  [
    'rolled out to a few',
    (log) => log.append('anna', 'mfe-search', roll('1.0.1', 1000, [])),
    /anna rolled 1\.0\.1 out to 10 % of all sites/,
  ],
  [
    'pinned to a site',
    (log) => log.append('anna', 'mfe-search', pin('1.0.1', 'harbor')),
    /anna pinned harbor to 1\.0\.1/,
  ],
  [
    'taken back from a few',
    async (log) => {
      await log.append('anna', 'mfe-search', roll('1.0.1', 1000, []));
      await log.append('anna', 'mfe-search', rollBack());
    },
    /anna took 1\.0\.1 back/,
  ],
  ['blocked', (log) => log.append('anna', 'mfe-search', block('1.0.1')), /anna blocked 1\.0\.1/],
];

test.each(DECISIONS)(
  'a build of a remote of which a person %s is offered, as it is and changed',
  async (_, decide, who) => {
    await start(LATER);
    await start({});
    await decide(releaseLog);

    expect((await start(LATER)).stable).toBe('1.0.0');
    expect((await start({ ...LATER, code: 'three' })).stable).toBe('1.0.0');
    expect(warnings).toHaveLength(2);
    for (const warning of warnings) expect(warning).toMatch(who);
  },
);

test('a person who promotes the newest local build hands the wheel back', async () => {
  await start({});
  const newest = (await start({ code: 'two' })).stable!;
  await releaseLog.append('anna', 'mfe-search', promote('1.0.0'));
  await releaseLog.append('anna', 'mfe-search', promote(newest));

  expect((await start({ code: 'three' })).stable).not.toBe(newest);
});

test('a build of a remote that has a plan is offered, even after the plan was ended', async () => {
  await start(LATER);
  await start({});
  const plans = openPlanLog(database.url);
  const steps = [{ weight: '10%', wait: 5 }];
  const plan = readPlan({ remote: 'mfe-search', version: '1.0.1', steps });
  const { id } = await draftPlan(plans, { actor: 'anna', plan, now: new Date(), reach });
  expect((await start(LATER)).stable).toBe('1.0.0');
  await actOnPlan(plans, { actor: 'anna', id, act: 'abort', reason: 'not now', now: new Date(), reach });
  await plans.close();

  expect((await start(LATER)).stable).toBe('1.0.0');
  expect(warnings).toEqual([
    expect.stringMatching(
      /^mfe-search: plan \d+ of 1\.0\.1 was there last \(drafted by anna\), so 1\.0\.1 is only offered/,
    ),
    expect.stringMatching(
      /^mfe-search: plan \d+ of 1\.0\.1 was there last \(.*not now.*\), so 1\.0\.1 is only offered/,
    ),
  ]);
});

test('what a person promoted is this very build: there is nothing to warn of', async () => {
  await start({});
  await start({ code: 'two' });
  await releaseLog.append('anna', 'mfe-search', promote('1.0.0'));

  expect((await start({})).stable).toBe('1.0.0');
  expect(warnings).toEqual([]);
});

test('what a person decided of one remote holds no other back', async () => {
  const other = { remote: 'mfe-vehicle', path: '/cars/:slug' } as const;
  await start(other);
  await start({ ...other, code: 'two' });
  await releaseLog.append('anna', 'mfe-vehicle', promote('1.0.0'));

  expect((await start({ version: '1.1.0' })).stable).toBe('1.1.0');
});

test('what a local build takes from another one is told, and keeps nothing from starting', async () => {
  await start({});
  await start({ remote: 'mfe-vehicle', path: '/cars/:slug', says: { links: ['/search/:list'] } });

  expect((await start({ version: '1.1.0', path: '/results/:list' })).stable).toBe('1.1.0');
  expect(warnings).toEqual(['mfe-search 1.1.0: it has no page /search/:list any more, linked from mfe-vehicle 1.0.0']);
});

test('where a second person is asked for, a start asks, warns, and approves what a person asked for at no restart', async () => {
  await start({});
  await setReleasePolicy(database.url, { actor: 'npm start', secondApproval: true });
  expect((await start({ code: 'two' })).stable).toBe('1.0.0');
  expect(warnings).toEqual([expect.stringMatching(/^mfe-search: asked to promote 1\.0\.0-local\..* a second person/)]);

  const { version } = (await release()).request!;
  await releaseLog.append('anna', 'mfe-search', roll(version, 1000, []));
  await releaseLog.append('anna', 'mfe-search', promote(version));
  expect((await start({ code: 'two' })).stable).toBe('1.0.0');
  expect(warnings[1]).toContain(`anna asked to promote ${version}`);
  await start({ code: 'three' });
  expect((await release()).request).toMatchObject({ version, by: { name: 'anna' } });
  await releaseLog.append('ben', 'mfe-search', promote(version));
  expect((await release()).stable).toBe(version);
});
