import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadExistingSigningKey, loadSigningKey } from './signing-key';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('makes one key, which only its owner can read, and keeps it', () => {
  const first = loadSigningKey(dataDir, {});
  const second = loadSigningKey(dataDir, {});

  expect(second.publicKey).toBe(first.publicKey);
  expect(readdirSync(path.join(dataDir, 'keys'))).toEqual(['release-signing-key.pem']);
  expect(statSync(path.join(dataDir, 'keys/release-signing-key.pem')).mode & 0o777).toBe(0o600);
  expect(verify(null, Buffer.from('x'), first.publicKey, second.sign(Buffer.from('x')))).toBe(true);
});

test('takes the key from the environment when it is there', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  for (const load of [loadSigningKey, loadExistingSigningKey])
    expect(load(dataDir, { RELEASE_SIGNING_KEY: pem }).publicKey).toBe(
      publicKey.export({ type: 'spki', format: 'pem' }),
    );
  expect(readdirSync(dataDir)).toEqual([]);
});

test('refuses a key of another kind', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  expect(() => loadSigningKey(dataDir, { RELEASE_SIGNING_KEY: pem })).toThrow(/Ed25519/);
});

test('a tool beside the registry uses its key and never makes one', () => {
  expect(() => loadExistingSigningKey(dataDir, {})).toThrow('No signing key');
  const { publicKey } = loadSigningKey(dataDir, {});
  expect(loadExistingSigningKey(dataDir, {}).publicKey).toBe(publicKey);
});
