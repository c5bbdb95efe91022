import { keySuccessorSchema } from '@shared-kit/contracts/release/release.contract';
import type { KeySuccessor } from '@shared-kit/contracts/release/release.contract';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { UntrustedKey, keyFingerprint, trustedKeys } from '@shared-kit/domain/release/release-keys';
import type { RegistryKeys } from '../registry/log/fold-releases';
import { loadSigningKey } from './signing-key';

const successorsSchema = z.array(keySuccessorSchema);
const successorsFile = (dataDir: string) => path.join(dataDir, 'keys', 'release-key-successors.json');
const trustFile = (dataDir: string) => path.join(dataDir, 'keys', 'release-trusted-key');

/** What the registry says of its keys: the one that signs now, and how each followed from the one before. */
export function readReleaseKeys(dataDir: string, env: NodeJS.ProcessEnv = process.env): RegistryKeys {
  const successors = readSuccessors(dataDir);
  return { publicKey: loadSigningKey(dataDir, env).publicKey, ...(successors.length > 0 && { successors }) };
}

/** Every statement by which a key named the next, oldest first. */
export function readSuccessors(dataDir: string): KeySuccessor[] {
  const file = successorsFile(dataDir);
  return existsSync(file) ? successorsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/** Replaced in one step: a registry that reads it meanwhile has the old or the new ones. */
export function writeSuccessors(dataDir: string, successors: readonly KeySuccessor[]): void {
  const file = successorsFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(successors, null, 2));
  renameSync(`${file}.new`, file);
}

/**
 * The fingerprint that shells are told to trust: RELEASE_TRUSTED_KEY (the fingerprint or the key as PEM) or, on one
 * machine, that of the first key, noted once in `{dataDir}/keys` and never again. Shells cannot write there.
 *
 * @throws {UntrustedKey} when the key that signs now is not the trusted one and does not follow from it.
 */
export function pinnedReleaseKey(dataDir: string, env: NodeJS.ProcessEnv = process.env): string {
  const keys = readReleaseKeys(dataDir, env);
  const pinned = (env['RELEASE_TRUSTED_KEY'] || notedKey(dataDir, keys)).trim();
  const fingerprint = pinned.startsWith('sha256:') ? pinned : keyFingerprint(pinned);
  try {
    trustedKeys(fingerprint, keys);
  } catch (error) {
    if (!(error instanceof UntrustedKey)) throw error;
    throw new UntrustedKey(
      `${error.message}. Put the right key back, or, if it was changed on purpose, pin the new one: RELEASE_TRUSTED_KEY, or the line in ${trustFile(dataDir)}`,
    );
  }
  return fingerprint;
}

function notedKey(dataDir: string, { publicKey }: RegistryKeys): string {
  const file = trustFile(dataDir);
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(file, `${keyFingerprint(publicKey)}\n`, { flag: 'wx', mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
