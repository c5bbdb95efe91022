import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { writeBuild } from '../../test/a-build';
import { gateFacts } from '../../test/gate-facts';
import { loadSigningKey } from '../key/signing-key';
import { publish } from '../publish/publish';
import type { PublishTarget } from '../publish/publish';
import { readRemoteBuild } from '../publish/remote-build';
import type { RemoteBuild } from '../publish/remote-build';
import { openReleaseLog } from '../registry/log/release-log';
import { artifactLimits } from './artifact-shape';
import { publishGate } from './publish-gate';

let database: TestDatabase;
let directory: string;
let distDir: string;
let target: PublishTarget;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'tampered-'));
  distDir = writeBuild(directory);
  const facts = { artifactsDir: path.join(directory, 'artifacts'), releaseLog: openReleaseLog(database.url) };
  const key = loadSigningKey(directory, {});
  target = { ...facts, key, actor: 'anna', gate: publishGate(gateFacts(facts), null) };
});
afterEach(async () => {
  await target.releaseLog.close();
  rmSync(directory, { recursive: true, force: true });
});

const inBuild = (name: string) => path.join(distDir, name);

async function expectNothingKept(): Promise<void> {
  expect(await target.releaseLog.events()).toEqual([]);
  const kept = path.join(target.artifactsDir, 'mfe-search');
  expect(existsSync(kept) ? readdirSync(kept) : []).toEqual([]);
}

test.each<[string, () => void, string]>([
  ['cut off', () => truncateSync(inBuild('manifest.json'), 80), 'manifest.json is no JSON'],
  [
    'of a megabyte',
    () => appendFileSync(inBuild('manifest.json'), ' '.repeat(1_000_001)),
    'is larger than 1000000 bytes',
  ],
  ['gone', () => rmSync(inBuild('manifest.json')), 'manifest.json is missing'],
])('a build with its manifest %s is refused', async (_how, spoil, sentence) => {
  spoil();

  await expect(readRemoteBuild(distDir)).rejects.toThrow(sentence);
});

test.each<[string, () => void, string]>([
  [
    'a link out of it',
    () => symlinkSync('/etc/hostname', inBuild('client/host.js')),
    'client/host.js is a link: an artifact has files of its own only',
  ],
  [
    'a folder that is a link',
    () => symlinkSync(directory, inBuild('client/all')),
    'client/all is a link: an artifact has files of its own only',
  ],
  [
    'a file that unpacks elsewhere on another disk',
    () => writeFileSync(inBuild('client/..\\..\\evil.js'), ''),
    'leads out of the artifact',
  ],
  [
    'a file of too many bytes',
    () => truncateSync(inBuild('client/remoteEntry.js'), artifactLimits.fileBytes + 1),
    'client/remoteEntry.js is 5.0 MB, 5.0 MB at most',
  ],
])('a build with %s is refused before any of its files is read', async (_what, spoil, sentence) => {
  spoil();

  await expect(readRemoteBuild(distDir)).rejects.toThrow(sentence);
});

test.each<[string, () => void, string]>([
  [
    'altered',
    () => writeFileSync(inBuild('server/main.cjs'), 'module.exports = "evil"'),
    'files: server/main.cjs is not what the manifest says: its sha384 differs',
  ],
  [
    'cut off',
    () => truncateSync(inBuild('client/remoteEntry.js'), 3),
    'files: client/remoteEntry.js is not what the manifest says: its sha384 differs',
  ],
  [
    'made too large',
    () => truncateSync(inBuild('client/remoteEntry.js'), artifactLimits.fileBytes + 1),
    'files: client/remoteEntry.js is 5.0 MB, 5.0 MB at most',
  ],
])('a file that is %s after its hash was taken is found, and nothing is kept', async (_how, spoil, sentence) => {
  const build = await readRemoteBuild(distDir);
  spoil();

  await expect(publish(build, target)).rejects.toThrow(sentence);
  await expectNothingKept();
});

test.each<[string, (build: RemoteBuild) => RemoteBuild, string]>([
  [
    'lists a path out of the artifact',
    (build) => ({ ...build, files: { ...build.files, 'client/../../../mfe-finance/1.0.0/remote.json': 'sha384-a' } }),
    'leads out of the artifact',
  ],
  [
    'starts its server with a file out of the artifact',
    (build) => ({ ...build, manifest: { ...build.manifest, serverEntry: '../../mfe-finance/1.0.0/server/entry.cjs' } }),
    'which is none of its files',
  ],
])('a manifest that %s is refused, and nothing is kept', async (_what, spoil, sentence) => {
  await expect(publish(spoil(await readRemoteBuild(distDir)), target)).rejects.toThrow(sentence);
  await expectNothingKept();
});

test('a key that is not the registry’s publishes nothing', async () => {
  const stranger = loadSigningKey(path.join(directory, 'stranger'), {});
  const gate = publishGate(gateFacts({ ...target, registryKey: () => Promise.resolve(stranger.publicKey) }), null);

  await expect(publish(await readRemoteBuild(distDir), { ...target, gate })).rejects.toThrow(
    'signature: remote.json is signed by',
  );
  await expectNothingKept();
});
