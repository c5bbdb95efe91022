import type { PublishedVersion } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { keyFingerprint, successorStatement, trustedKeys } from '@shared-kit/domain/release/release-keys';
import { artifactDirectory } from '../publish/artifact-directory';
import { foldReleases } from '../registry/log/fold-releases';
import type { ReleaseContext } from '../command/release-context';
import { integrityOf } from '../publish/remote-build';
import { pinnedReleaseKey, readReleaseKeys, readSuccessors, writeSuccessors } from './release-keys';
import { loadExistingSigningKey, nextSigningKey, takeNextSigningKey } from './signing-key';
import type { SigningKey } from './signing-key';

type Rotating = Pick<ReleaseContext, 'dataDir' | 'artifactsDir' | 'releaseLog' | 'actor'>;

/** The key that signs now, and those that shells may trust before it. */
export function keyCommand({ dataDir }: Pick<ReleaseContext, 'dataDir'>, env = process.env): string[] {
  loadExistingSigningKey(dataDir, env);
  const { publicKey, successors = [] } = readReleaseKeys(dataDir, env);
  return [
    `Signs now: ${keyFingerprint(publicKey)}`,
    ...successors.map(({ by, publicKey: next }) => `${keyFingerprint(by)} named ${keyFingerprint(next)}`),
  ];
}

/**
 * Makes a new key, has the present one name it, signs every version again and goes over to it. Each step can be done
 * again: interrupted, the same command goes on. Shells that trust the present key follow by themselves.
 */
export async function rotateKeyCommand(context: Rotating, env = process.env): Promise<string[]> {
  const { dataDir } = context;
  const present = loadExistingSigningKey(dataDir, env);
  // No key that nobody trusts names another.
  pinnedReleaseKey(dataDir, env);
  const next = nextSigningKey(dataDir, present);
  const known = readSuccessors(dataDir);
  const signature = present.sign(successorStatement(present.publicKey, next.publicKey)).toString('base64');
  if (!known.some(({ signature: stated }) => stated === signature))
    writeSuccessors(dataDir, [...known, { by: present.publicKey, publicKey: next.publicKey, signature }]);

  const fingerprint = keyFingerprint(next.publicKey);
  const keys = { by: fingerprint, before: keyFingerprint(present.publicKey) };
  // Before it is done, as all acts are; interrupted and begun again it is noted again.
  await context.releaseLog.noteRotation(context.actor, keys);
  const lines = await signAgain(context, next, keys, env);
  const file = takeNextSigningKey(dataDir, env);
  return [
    ...lines,
    file === null
      ? `${fingerprint} signs from now on; the key before it is deleted`
      : `Now give the registry the key in ${file} as RELEASE_SIGNING_KEY, start it again and delete the file`,
    `Shells that trust ${keys.before} follow by themselves. Preview links have to be made again.`,
  ];
}

/** What no known key has signed is not signed now. */
async function signAgain(
  { dataDir, artifactsDir, releaseLog, actor }: Rotating,
  next: SigningKey,
  keys: { by: string; before: string },
  env: NodeJS.ProcessEnv,
) {
  const lines: string[] = [];
  const trusted = trustedKeys(pinnedReleaseKey(dataDir, env), readReleaseKeys(dataDir, env));
  for (const [remote, { versions }] of foldReleases(await releaseLog.events())) {
    for (const version of versions) {
      const file = path.join(artifactDirectory(artifactsDir, remote, version.version), 'remote.json');
      const bytes = await readSigned(file, version, trusted);
      if (bytes) await record(remote, version, next.sign(bytes).toString('base64'));
      else lines.push(`${remote} ${version.version} is not signed again: its manifest is not the published one`);
    }
  }
  return lines;

  function record(remote: RemoteName, { version, integrity }: PublishedVersion, signature: string) {
    return releaseLog.append(actor, remote, ({ versions }) => {
      const current = versions.find((published) => published.version === version);
      const isDone = current?.integrity !== integrity || current.signature === signature;
      return isDone ? null : { kind: 'signed-again', payload: { version, integrity, signature, ...keys } };
    });
  }
}

/** The manifest of a version as it was signed; null when it is missing, was altered or is signed by nobody known. */
async function readSigned(file: string, { integrity, signature }: PublishedVersion, trusted: readonly string[]) {
  const bytes = await readFile(file).catch(() => null);
  const isPublished = bytes !== null && integrityOf(bytes) === integrity;
  const signed = Buffer.from(signature, 'base64');
  return isPublished && trusted.some((key) => verify(null, bytes, key, signed)) ? bytes : null;
}
