import { generateKeyPairSync, sign } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { keyFingerprint, successorStatement } from '@shared-kit/domain/release/release-keys';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { pino } from 'pino';
import { sha384 } from './artifact';
import { loadConfig } from '../config';
import { PolledDocument } from '../site/polled-document';
import { ArtifactLoader } from './artifact-loader';
import { trustedSnapshot } from './trusted-snapshot';

function aKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}
type Key = ReturnType<typeof aKey>;
const [old, next, stranger] = [aKey(), aKey(), aKey()];
const successors = [
  {
    by: old.pem,
    publicKey: next.pem,
    signature: sign(null, successorStatement(old.pem, next.pem), old.privateKey).toString('base64'),
  },
];

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'trusted-snapshot-'));
const manifest = Buffer.from(JSON.stringify(aManifest({ name: 'mfe-search', version: '1.0.0' })));
fs.mkdirSync(path.join(dir, 'artifacts/mfe-search/1.0.0'), { recursive: true });
fs.writeFileSync(path.join(dir, 'artifacts/mfe-search/1.0.0/remote.json'), manifest);

/** What the registry hands out: one version, signed by a key. */
let answer: object;
let revision = 0;
function handOut(key: Key, more: object = {}, signer = key): void {
  revision += 1;
  const signature = sign(null, manifest, signer.privateKey).toString('base64');
  const versions = [{ version: '1.0.0', integrity: sha384(manifest), signature }];
  answer = { revision, publicKey: key.pem, remotes: { 'mfe-search': { stable: '1.0.0', versions } }, ...more };
}

const server = http.createServer((_request, response) => response.end(JSON.stringify(answer)));
const logged: string[] = [];
const left: string[] = [];
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
const opened: { stop: () => void }[] = [];
afterEach(() => opened.splice(0).forEach((registry) => registry.stop()));
beforeEach(() => fs.rmSync(path.join(dir, 'registry.json'), { force: true }));
afterAll(() => {
  server.close();
  fs.rmSync(dir, { recursive: true });
});

async function aShell(pinned = keyFingerprint(old.pem)) {
  const registry = new PolledDocument({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/snapshot.json`,
    schema: trustedSnapshot(pinned, (remote, why) => left.push(`${remote}: ${why}`)),
    file: path.join(dir, 'registry.json'),
    intervalMs: 60_000,
    log: pino({}, { write: (line) => logged.push(line) }),
  });
  await registry.start();
  opened.push(registry);
  const artifacts = new ArtifactLoader({ artifactsDir: path.join(dir, 'artifacts'), host: {}, sharedVersions: {} });
  return {
    registry,
    /** The version that it would render with. */
    async renders(): Promise<string | null> {
      const { publicKey = '', remotes } = registry.current ?? {};
      const published = remotes?.['mfe-search']?.versions[0];
      if (!published) return null;
      return (await artifacts.manifest({ name: 'mfe-search', published, publicKey })).version;
    },
  };
}

test('a shell believes the pinned key from its first look on, and no other, whoever answers for the registry', async () => {
  handOut(old);
  expect(await (await aShell()).renders()).toBe('1.0.0');

  fs.rmSync(path.join(dir, 'registry.json'));
  handOut(stranger);
  expect(await (await aShell()).renders()).toBeNull();
  expect(logged.join()).toContain('does not know the pinned release key');
});

test('with the key swapped under it a running shell keeps what it had, and so does the one after it', async () => {
  handOut(old);
  const { registry, renders } = await aShell();
  handOut(stranger);
  await registry.refreshAnew();

  expect(registry.current?.publicKey).toBe(old.pem);
  expect(await renders()).toBe('1.0.0');
  expect((await aShell()).registry.current?.publicKey).toBe(old.pem);
});

test('a copy on disk is believed no more than the registry', async () => {
  handOut(stranger);
  fs.writeFileSync(path.join(dir, 'registry.json'), JSON.stringify(answer));

  expect((await aShell()).registry.current).toBeUndefined();
});

test('a running shell follows its key to the next one without a restart: what the old one signed stays valid', async () => {
  handOut(old);
  const { registry, renders } = await aShell();

  for (const [presented, signer] of [
    [old, old],
    [old, next],
    [next, old],
    [next, next],
  ] as const) {
    handOut(presented, { successors }, signer);
    await registry.refreshAnew();
    expect([registry.current?.revision, await renders()]).toEqual([revision, '1.0.0']);
  }
});

test('a successor that nobody named, or only itself, changes nothing', async () => {
  handOut(old);
  const { registry } = await aShell();
  for (const forged of [undefined, [], [{ ...successors[0], publicKey: stranger.pem }]]) {
    handOut(stranger, { successors: forged });
    await registry.refreshAnew();
    expect(registry.current?.publicKey).toBe(old.pem);
  }
});

test('what a trusted registry signed by another key is not rendered', async () => {
  handOut(old, { successors }, stranger);

  await expect((await aShell()).renders()).rejects.toThrow('is not signed by the registry');
});

test('a remote that cannot be read, or has no name of a remote, is left out and named; the others are released', async () => {
  handOut(old);
  const [good] = Object.values((answer as { remotes: object }).remotes) as object[];
  answer = { ...answer, remotes: { 'mfe-search': good, 'mfe-loyalty': { stable: 7 }, Loyalty: good } };

  const { registry, renders } = await aShell();

  expect(await renders()).toBe('1.0.0');
  expect(registry.current?.leftOut).toEqual(['mfe-loyalty', 'Loyalty']);
  expect(left).toEqual([expect.stringContaining('mfe-loyalty:'), expect.stringContaining('Loyalty:')]);
});

test('a shell without a key to trust does not start; a key is given as PEM or by its fingerprint', () => {
  expect(() => trustedSnapshot(undefined, () => {})).toThrow('RELEASE_TRUSTED_KEY is missing');
  const fingerprint = keyFingerprint(old.pem);
  for (const given of [old.pem, fingerprint, `${fingerprint}\n`])
    expect(loadConfig({ RELEASE_TRUSTED_KEY: given }).RELEASE_TRUSTED_KEY).toBe(fingerprint);
  expect(() => loadConfig({ RELEASE_TRUSTED_KEY: 'sha256:short' })).toThrow('RELEASE_TRUSTED_KEY');
});
