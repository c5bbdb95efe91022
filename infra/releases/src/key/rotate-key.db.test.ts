import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { appendFileSync, copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { verify } from 'node:crypto';
import { keyFingerprint, trustedKeys } from '@shared-kit/domain/release/release-keys';
import { openPool } from '@infra/api/db/connect/open-pool';
import { emptiedDatabases } from '@infra/platform/postgres/testing/emptied-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { writeBuild } from '../../test/a-build';
import { aContext } from '../../test/a-context';
import { describeEvent } from '../command/describe-event';
import { readDesk } from '../desk/read-desk';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import { pinnedReleaseKey, readReleaseKeys, readSuccessors } from './release-keys';
import { keyCommand, rotateKeyCommand } from './rotate-key';
import { runCommand } from '../command/run-command';

const emptied = emptiedDatabases();
let database: TestDatabase;
let context: ReturnType<typeof aContext>;
let dataDir: string;
let pinned: string;
beforeEach(async () => {
  database = await emptied();
  context = aContext(database);
  ({ dataDir } = context);
  for (const [version, code] of [
    ['1.0.0', 'one'],
    ['1.1.0', 'two'],
  ] as const) {
    writeBuild(dataDir, { version, code });
    await runCommand(['publish'], context);
  }
  pinned = pinnedReleaseKey(dataDir, {});
});
afterEach(() => context.close());

const keyFile = () => path.join(dataDir, 'keys/release-signing-key.pem');
const manifestOf = (version: string) => path.join(context.artifactsDir, 'mfe-search', version, 'remote.json');
const fingerprint = () => keyFingerprint(readReleaseKeys(dataDir, {}).publicKey);

/** Versions whose signature is by one of these keys. */
async function signedBy(keys: readonly string[]): Promise<string[]> {
  const { versions } = stateOf(foldReleases(await context.releaseLog.events()), 'mfe-search');
  return versions
    .filter(({ version, signature }) => {
      const bytes = readFileSync(manifestOf(version));
      return keys.some((key) => verify(null, bytes, key, Buffer.from(signature, 'base64')));
    })
    .map(({ version }) => version);
}

test('rotating goes over to a key that the present one named, and signs every version again', async () => {
  expect(fingerprint()).toBe(pinned);
  const before = readReleaseKeys(dataDir, {}).publicKey;

  const lines = await rotateKeyCommand(context, {});

  expect(fingerprint()).not.toBe(pinned);
  expect(lines).toEqual([
    `${fingerprint()} signs from now on; the key before it is deleted`,
    `Shells that trust ${pinned} follow by themselves. Preview links have to be made again.`,
  ]);
  expect(trustedKeys(pinned, readReleaseKeys(dataDir, {}))).toHaveLength(2);
  expect(await signedBy([readReleaseKeys(dataDir, {}).publicKey])).toEqual(['1.0.0', '1.1.0']);
  expect(await signedBy([before])).toEqual([]);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(pinnedReleaseKey(dataDir, {})).toBe(pinned);
});

test('the log says that a version was signed again and by which key; the audit who rotated it', async () => {
  await rotateKeyCommand(context, {});
  const signed = (await context.releaseLog.events()).slice(-2).map(describeEvent);
  expect(signed).toEqual(
    ['1.0.0', '1.1.0'].map((version) => `signed ${version} again: key ${pinned} named ${fingerprint()}`),
  );
  const owner = openPool({ connectionString: database.url, max: 1 });
  const { rows } = await owner.query(
    `select actor, subject, entry -> 'detail' as detail from audit_entry where area = 'releases' and kind = 'rotated'`,
  );
  await owner.end();
  expect(rows).toEqual([{ actor: 'anna', subject: 'signing key', detail: { before: pinned, by: fingerprint() } }]);
  const desk = readDesk(await context.releaseLog.events(), [], []);
  expect(desk.remotes[0]?.versions.map(({ by }) => by)).toEqual(['anna', 'anna']);
});

test('rotated twice, whoever trusts the first key follows, and whoever pins the last needs no other', async () => {
  expect(readReleaseKeys(dataDir, {})).not.toHaveProperty('successors');
  await rotateKeyCommand(context, {});
  const second = fingerprint();
  await rotateKeyCommand(context, {});

  const keys = readReleaseKeys(dataDir, {});
  expect(trustedKeys(pinned, keys)).toHaveLength(3);
  expect(trustedKeys(fingerprint(), keys)).toEqual([keys.publicKey]);
  expect(await signedBy([keys.publicKey])).toEqual(['1.0.0', '1.1.0']);
  expect(keyCommand(context, {})).toEqual([
    `Signs now: ${fingerprint()}`,
    `${pinned} named ${second}`,
    `${second} named ${fingerprint()}`,
  ]);
});

test('where there is no key, none is made to be shown', () => {
  const empty = path.join(dataDir, 'empty');

  expect(() => keyCommand({ dataDir: empty }, {})).toThrow('No signing key');
  expect(existsSync(empty)).toBe(false);
});

test('interrupted, it goes on with the key it had begun', async () => {
  const old = readFileSync(keyFile());
  await rotateKeyCommand(context, {});
  const begun = fingerprint();
  // As it was before the last step.
  copyFileSync(keyFile(), path.join(dataDir, 'keys/release-signing-key.next.pem'));
  writeFileSync(keyFile(), old);
  const events = await context.releaseLog.events();

  await rotateKeyCommand(context, {});

  expect(fingerprint()).toBe(begun);
  expect(await context.releaseLog.events()).toEqual(events);
  expect(readSuccessors(dataDir)).toHaveLength(1);
});

test('what was altered on disk, or signed by nobody known, is not signed now', async () => {
  appendFileSync(manifestOf('1.0.0'), ' ');
  const { privateKey } = generateKeyPairSync('ed25519');
  await context.releaseLog.append('mallory', 'mfe-search', ({ versions }) => {
    const { version = '', integrity = '' } = versions.find((published) => published.version === '1.1.0') ?? {};
    const signature = sign(null, readFileSync(manifestOf('1.1.0')), privateKey).toString('base64');
    return { kind: 'published', payload: { version, integrity, signature } };
  });

  const lines = await rotateKeyCommand(context, {});

  expect(lines.filter((line) => line.includes('is not signed again'))).toHaveLength(2);
  expect(await signedBy([readReleaseKeys(dataDir, {}).publicKey])).toEqual([]);
});

test('a version whose manifest is lost is not signed now, and the others are', async () => {
  rmSync(manifestOf('1.0.0'));

  const lines = await rotateKeyCommand(context, {});

  expect(lines[0]).toBe('mfe-search 1.0.0 is not signed again: its manifest is not the published one');
  expect(lines).toHaveLength(3);
});

test('with the key in the environment the new one waits in a file until it is given there', async () => {
  const pem = readFileSync(keyFile(), 'utf8');
  const waiting = path.join(dataDir, 'keys/release-signing-key.next.pem');

  expect((await rotateKeyCommand(context, { RELEASE_SIGNING_KEY: pem })).join('\n')).toContain(waiting);

  const given = readFileSync(waiting, 'utf8');
  expect(trustedKeys(pinned, readReleaseKeys(dataDir, { RELEASE_SIGNING_KEY: pem }))).toHaveLength(2);
  expect(trustedKeys(pinned, readReleaseKeys(dataDir, { RELEASE_SIGNING_KEY: given }))).toHaveLength(2);
  await rotateKeyCommand(context, { RELEASE_SIGNING_KEY: given });
  expect(readFileSync(waiting, 'utf8')).not.toBe(given);
});

test('the first key is pinned for good: with another one in its place nothing is started or signed', async () => {
  expect(statSync(path.join(dataDir, 'keys/release-trusted-key')).mode & 0o777).toBe(0o600);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(keyFile(), privateKey.export({ type: 'pkcs8', format: 'pem' }));

  expect(() => pinnedReleaseKey(dataDir, {})).toThrow('Put the right key back');
  await expect(rotateKeyCommand(context, {})).rejects.toThrow('Put the right key back');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  expect(pinnedReleaseKey(dataDir, { RELEASE_TRUSTED_KEY: pem })).toBe(keyFingerprint(pem));
  expect(createPrivateKey(readFileSync(keyFile())).asymmetricKeyType).toBe('ed25519');
  expect(existsSync(path.join(dataDir, 'keys/release-key-successors.json'))).toBe(false);
});
