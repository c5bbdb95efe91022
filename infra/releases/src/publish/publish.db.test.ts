import { verify } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import { writeBuild } from '../../test/a-build';
import { gateFacts } from '../../test/gate-facts';
import { publishGate } from '../gate/publish-gate';
import { foldReleases } from '../registry/log/fold-releases';
import { publish } from './publish';
import type { PublishTarget } from './publish';
import { promote } from '../registry/log/release-decisions';
import { openReleaseLog } from '../registry/log/release-log';
import type { ReleaseLog } from '../registry/log/release-log';
import { integrityOf, readRemoteBuild } from './remote-build';
import { loadSigningKey } from '../key/signing-key';

const emptied = emptiedDatabases();
let database: TestDatabase;
let directory: string;
let target: PublishTarget;

beforeEach(async () => {
  database = await emptied();
  directory = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const facts = { artifactsDir: path.join(directory, 'artifacts'), releaseLog: openReleaseLog(database.url) };
  const key = loadSigningKey(directory, {});
  target = { ...facts, key, actor: 'anna', gate: publishGate(gateFacts(facts), null) };
});
afterEach(async () => {
  await target.releaseLog.close();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const artifact = (...parts: string[]) => path.join(target.artifactsDir, 'mfe-search/1.0.0', ...parts);
const release = async () => foldReleases(await target.releaseLog.events()).get('mfe-search')!;

async function publishBuild(options: Parameters<typeof writeBuild>[1] = {}) {
  return publish(await readRemoteBuild(writeBuild(directory, options)), target);
}

test('what a killed publication left is taken away by a later one, not what another one is at', async () => {
  const draftOf = (name: string, hoursAgo: number) => {
    const draft = `${artifact()}.draft-${name}`;
    mkdirSync(draft, { recursive: true });
    writeFileSync(path.join(draft, 'remote.json'), '{}', { mode: 0o444 });
    const then = new Date(Date.now() - hoursAgo * HOUR_MS);
    utimesSync(draft, then, then);
  };
  draftOf('killed', 2);
  draftOf('at-work', 0.5);
  await publishBuild();

  expect(readdirSync(path.dirname(artifact())).toSorted()).toEqual(['1.0.0', '1.0.0.draft-at-work']);
});

test('an artifact has the hash of every file, and the registry a signature over exactly its manifest', async () => {
  await publishBuild();

  const bytes = readFileSync(artifact('remote.json'));
  const { files } = remoteManifestSchema.parse(JSON.parse(bytes.toString()));
  expect(Object.keys(files)).toEqual(['client/remoteEntry.js', 'client/results-page.css', 'server/main.cjs']);
  for (const [name, integrity] of Object.entries(files))
    expect(integrityOf(readFileSync(artifact(name)))).toBe(integrity);

  const [version] = (await release()).versions;
  expect(version?.integrity).toBe(integrityOf(bytes));
  expect(verify(null, bytes, target.key.publicKey, Buffer.from(version!.signature, 'base64'))).toBe(true);
});

test('nothing in an artifact can be written to, and no draft is left beside it', async () => {
  await publishBuild();

  for (const name of ['remote.json', 'client/remoteEntry.js', 'server/main.cjs'])
    expect(statSync(artifact(name)).mode & 0o222).toBe(0);
  expect(readdirSync(path.join(target.artifactsDir, 'mfe-search'))).toEqual(['1.0.0']);
});

test('the same bytes again are recorded once', async () => {
  expect((await publishBuild()).isNew).toBe(true);
  expect((await publishBuild()).isNew).toBe(false);
  expect(await target.releaseLog.events()).toHaveLength(1);
});

test('the same version with other bytes is refused and the artifact stays', async () => {
  await publishBuild();
  const before = readFileSync(artifact('server/main.cjs'), 'utf8');

  await expect(publishBuild({ code: 'two' })).rejects.toThrow('mfe-search 1.0.0 was published with other bytes');
  expect(readFileSync(artifact('server/main.cjs'), 'utf8')).toBe(before);
});

test('of two that publish a version at the same time the second is refused, and its files are not kept', async () => {
  const first = Promise.withResolvers<void>();
  const secondIsReady = Promise.withResolvers<void>();
  const releaseLog: ReleaseLog = {
    ...target.releaseLog,
    async append(...decision) {
      secondIsReady.resolve();
      await first.promise;
      return target.releaseLog.append(...decision);
    },
  };
  const build = await readRemoteBuild(writeBuild(mkdtempSync(path.join(directory, 'second-')), { code: 'two' }));
  const second = publish(build, { ...target, releaseLog });
  await secondIsReady.promise;
  await publishBuild({ code: 'one' });
  first.resolve();

  await expect(second).rejects.toThrow('was just published with other bytes');
  expect(await target.releaseLog.events()).toHaveLength(1);
  expect(readFileSync(artifact('server/main.cjs'), 'utf8')).toContain('one');
  expect(readdirSync(path.join(target.artifactsDir, 'mfe-search'))).toEqual(['1.0.0']);
});

test('what cannot be copied whole leaves nothing behind', async () => {
  const build = await readRemoteBuild(writeBuild(directory));
  const files = { ...build.files, 'client/gone.js': 'sha384-gone' };

  await expect(publish({ ...build, files }, target)).rejects.toThrow('gone.js');
  expect(readdirSync(path.join(target.artifactsDir, 'mfe-search'))).toEqual([]);
});

test('another database beside old artifacts does not overwrite them', async () => {
  await publishBuild();
  const other = await createTestDatabase();
  const releaseLog = openReleaseLog(other.url);
  const build = await readRemoteBuild(writeBuild(directory, { code: 'two' }));

  await expect(publish(build, { ...target, releaseLog })).rejects.toThrow('other bytes');
  await releaseLog.close();
  await other.drop();
});

test('publishing again puts back a file that was lost or changed', async () => {
  await publishBuild();
  rmSync(artifact('client/remoteEntry.js'));
  chmodSync(artifact('server/main.cjs'), 0o644);
  writeFileSync(artifact('server/main.cjs'), 'tampered');

  await publishBuild();

  expect(existsSync(artifact('client/remoteEntry.js'))).toBe(true);
  expect(readFileSync(artifact('server/main.cjs'), 'utf8')).toContain('one');
});

test('a new signing key signs what is published again', async () => {
  await publishBuild();
  rmSync(path.join(directory, 'keys'), { recursive: true });
  target = { ...target, key: loadSigningKey(directory, {}) };

  await publishBuild();

  const { versions } = await release();
  expect(versions).toHaveLength(1);
  expect(
    verify(
      null,
      readFileSync(artifact('remote.json')),
      target.key.publicKey,
      Buffer.from(versions[0]!.signature, 'base64'),
    ),
  ).toBe(true);
});

test.each(['client/remoteEntry.js', 'client/results-page.css', 'server/main.cjs'])(
  'a manifest that names a file nobody built is refused: %s',
  async (file) => {
    const distDir = writeBuild(directory);
    rmSync(path.join(distDir, file));

    await expect(readRemoteBuild(distDir)).rejects.toThrow(`the manifest names ${file}, which is none of its files`);
  },
);

test('a route that another released remote owns is refused', async () => {
  await publishBuild();
  await target.releaseLog.append('anna', 'mfe-search', promote('1.0.0'));

  await expect(publishBuild({ remote: 'mfe-vehicle', path: '/search/:make/' })).rejects.toThrow(
    '/search/:make/ is /search/:list of mfe-search',
  );
  await expect(publishBuild({ remote: 'mfe-vehicle', path: '/cars/:slug' })).resolves.toMatchObject({ isNew: true });
});

test('a released remote whose artifact was lost keeps no other from being published', async () => {
  await publishBuild();
  await target.releaseLog.append('anna', 'mfe-search', promote('1.0.0'));
  rmSync(artifact(), { recursive: true });

  await expect(publishBuild({ remote: 'mfe-vehicle', path: '/cars/:slug' })).resolves.toMatchObject({ isNew: true });
});
