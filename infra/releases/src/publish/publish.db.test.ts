import { verify } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { remoteManifestSchema } from '@shared-kit/contracts/remote.contract';
import { writeBuild } from '../../test/a-build';
import { foldReleases } from '../registry/fold-releases';
import { publish } from './publish';
import type { PublishTarget } from './publish';
import { promote } from '../registry/release-decisions';
import { openReleaseStore } from '../registry/release-store';
import { integrityOf, readRemoteBuild } from './remote-build';
import { loadSigningKey } from '../key/signing-key';

let database: TestDatabase;
let directory: string;
let target: PublishTarget;

beforeEach(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(path.join(tmpdir(), 'publish-'));
  const key = loadSigningKey(directory, {});
  target = {
    artifactsDir: path.join(directory, 'artifacts'),
    store: openReleaseStore(database.url),
    key,
    actor: 'anna',
  };
});
afterEach(async () => {
  await target.store.close();
  await database.drop();
  rmSync(directory, { recursive: true, force: true });
});

const artifact = (...parts: string[]) => path.join(target.artifactsDir, 'mfe-search/1.0.0', ...parts);
const release = async () => foldReleases(await target.store.events()).get('mfe-search')!;

async function publishBuild(options: Parameters<typeof writeBuild>[1] = {}) {
  return publish(await readRemoteBuild(writeBuild(directory, options)), target);
}

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
  expect(await target.store.events()).toHaveLength(1);
});

test('the same version with other bytes is refused and the artifact stays', async () => {
  await publishBuild();
  const before = readFileSync(artifact('server/main.cjs'), 'utf8');

  await expect(publishBuild({ code: 'two' })).rejects.toThrow('mfe-search 1.0.0 was published with other bytes');
  expect(readFileSync(artifact('server/main.cjs'), 'utf8')).toBe(before);
});

test('another database beside old artifacts does not overwrite them', async () => {
  await publishBuild();
  const other = await createTestDatabase();
  const store = openReleaseStore(other.url);
  const build = await readRemoteBuild(writeBuild(directory, { code: 'two' }));

  await expect(publish(build, { ...target, store })).rejects.toThrow('other bytes');
  await store.close();
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

test('a manifest that names a file nobody built is refused', async () => {
  const distDir = writeBuild(directory);
  rmSync(path.join(distDir, 'client/results-page.css'));

  await expect(readRemoteBuild(distDir)).rejects.toThrow(
    'lacks files that its manifest names: client/results-page.css',
  );
});

test('a route that another released remote owns is refused', async () => {
  await publishBuild();
  await target.store.append('anna', 'mfe-search', promote('1.0.0'));

  await expect(publishBuild({ remote: 'mfe-vehicle', path: '/search/:make/' })).rejects.toThrow(
    '/search/:make/ is /search/:list of mfe-search',
  );
  await expect(publishBuild({ remote: 'mfe-vehicle', path: '/cars/:slug' })).resolves.toMatchObject({ isNew: true });
});
