import { generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { sha384 } from './artifact';
import { ArtifactLoader } from './artifact-loader';
import type { VersionOfRemote } from './artifact-loader';

const artifactsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'artifact-loader-'));
afterAll(() => fs.rmSync(artifactsDir, { recursive: true }));

const registry = generateKeyPairSync('ed25519');
const publicKey = registry.publicKey.export({ type: 'spki', format: 'pem' }).toString();

type Artifact = { code?: string; page?: string; requires?: Record<string, string>; key?: typeof registry.privateKey };
let published = 0;

/** Publishes a version whose server entry is `code`. */
function publish({ code = 'exports.modules = {};', page, requires = {}, key = registry.privateKey }: Artifact) {
  published += 1;
  const version = `1.0.${published}`;
  const dir = path.join(artifactsDir, 'mfe-search', version);
  const file = path.join(dir, 'server/entry.cjs');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, code);
  if (page !== undefined) fs.writeFileSync(path.join(dir, 'server/page.cjs'), page);
  const files = Object.fromEntries(
    Object.entries({ 'server/entry.cjs': code, 'server/page.cjs': page }).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, sha384(Buffer.from(text))]],
    ),
  );
  const manifest = Buffer.from(JSON.stringify(aManifest({ name: 'mfe-search', version, requires, files })));
  fs.writeFileSync(path.join(dir, 'remote.json'), manifest);
  const signature = sign(null, manifest, key).toString('base64');
  const named: VersionOfRemote = {
    name: 'mfe-search',
    published: { version, integrity: sha384(manifest), signature },
    publicKey,
  };
  return { named, file, manifestFile: path.join(dir, 'remote.json') };
}

const aLoader = () =>
  new ArtifactLoader({ artifactsDir, host: { react: { version: 'ours' } }, sharedVersions: { react: '19.3.1' } });
const exposing = (expression: string) => `exports.modules = { page: async () => ({ value: ${expression} }) };`;

test('a page gets the instances the shell hands out', async () => {
  const { named } = publish({ code: exposing("require('react').version"), requires: { react: '^19.0.0' } });

  expect(await aLoader().module(named, 'page')).toEqual({ value: 'ours' });
});

test('a manifest signed by somebody else is not used', async () => {
  const { named } = publish({ key: generateKeyPairSync('ed25519').privateKey });

  await expect(aLoader().manifest(named)).rejects.toThrow('is not signed by the registry');
});

test('a manifest that is not the published one is not used', async () => {
  const { named, manifestFile } = publish({});
  fs.appendFileSync(manifestFile, ' ');

  await expect(aLoader().manifest(named)).rejects.toThrow('is not the published one');
});

test('a manifest that could not be read is read anew by the next who asks', async () => {
  const { named, manifestFile } = publish({});
  const artifacts = aLoader();
  fs.renameSync(manifestFile, `${manifestFile}.away`);
  await expect(artifacts.manifest(named)).rejects.toThrow('ENOENT');

  fs.renameSync(`${manifestFile}.away`, manifestFile);

  expect((await artifacts.manifest(named)).version).toBe(named.published.version);
});

test('a manifest that is known is judged anew by another key', async () => {
  const { named } = publish({});
  const artifacts = aLoader();
  await artifacts.manifest(named);
  const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

  await expect(artifacts.manifest({ ...named, publicKey: other })).rejects.toThrow('is not signed by the registry');
});

test('code that was altered never runs', async () => {
  const { named, file } = publish({ code: exposing('1') });
  fs.writeFileSync(file, "throw new Error('it ran');");

  await expect(aLoader().module(named, 'page')).rejects.toThrow('server/entry.cjs was altered');
});

test('a version that needs another React than ours is refused before its code runs', async () => {
  const { named } = publish({ code: "throw new Error('it ran');", requires: { react: '^18.0.0' } });

  await expect(aLoader().module(named, 'page')).rejects.toThrow('needs react ^18.0.0, the shell provides 19.3.1');
});

test.each([
  ['a module of Node', 'node:fs', 'A remote may not require "node:fs"'],
  ['a package', 'undici', 'A remote may not require "undici"'],
  ['a file that is not its own', '../../../../secret.js', 'is not part of the artifact'],
  ['what every object has', 'constructor', 'A remote may not require "constructor"'],
])('a remote may not load %s', async (_case, id, message) => {
  const { named } = publish({ code: `require(${JSON.stringify(id)});` });

  await expect(aLoader().module(named, 'page')).rejects.toThrow(message);
});

test('a file that throws when it is first run is run anew by the next who asks', async () => {
  const code = "exports.modules = { page: async () => require('./page.cjs') };";
  const page = "const { tries } = require('react'); tries.push(1); throw new Error('try ' + tries.length);";
  const { named } = publish({ code, page });
  const artifacts = new ArtifactLoader({ artifactsDir, host: { react: { tries: [] } }, sharedVersions: {} });

  await expect(artifacts.module(named, 'page')).rejects.toThrow('try 1');
  await expect(artifacts.module(named, 'page')).rejects.toThrow('try 2');
});

test('what the registry no longer hands out is forgotten, the rest is kept', async () => {
  const [gone, kept] = [publish({ code: exposing('1') }), publish({ code: exposing('2') })];
  const artifacts = aLoader();
  await Promise.all([artifacts.module(gone.named, 'page'), artifacts.module(kept.named, 'page')]);

  artifacts.retain(new Set([`mfe-search@${kept.named.published.version}`]));
  for (const { file, manifestFile } of [gone, kept]) for (const name of [file, manifestFile]) fs.rmSync(name);

  expect(await artifacts.module(kept.named, 'page')).toEqual({ value: 2 });
  await expect(artifacts.module(gone.named, 'page')).rejects.toThrow('ENOENT');
});
