import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ReleaseRefusal } from '../registry/log/release-refusal';

export type SigningKey = {
  /** PEM (spki), as it goes into the snapshot. */
  publicKey: string;
  /** Ed25519 over the bytes. */
  sign(bytes: Uint8Array): Buffer;
};

/**
 * The key that signs manifests and preview links: RELEASE_SIGNING_KEY (PEM) or, on
 * one machine, a key made once in `{dataDir}/keys` that only its owner can read.
 *
 * @throws when the key is not an Ed25519 private key.
 */
export function loadSigningKey(dataDir: string, env: NodeJS.ProcessEnv = process.env): SigningKey {
  return asSigningKey(env['RELEASE_SIGNING_KEY'] ?? readOrCreate(keyFile(dataDir)));
}

/**
 * The same for a tool beside the registry, which must not invent a key of its own: shells would refuse what it signs.
 *
 * @throws {ReleaseRefusal} when there is no key.
 */
export function loadExistingSigningKey(dataDir: string, env: NodeJS.ProcessEnv = process.env): SigningKey {
  if (env['RELEASE_SIGNING_KEY'] === undefined && !existsSync(keyFile(dataDir))) {
    throw new ReleaseRefusal(
      `No signing key at ${keyFile(dataDir)}: set RELEASE_SIGNING_KEY to the registry's, or DATA_DIR`,
    );
  }
  return loadSigningKey(dataDir, env);
}

/** The key that follows `present`, waiting beside it: made once, so that a change that was interrupted goes on with it. */
export function nextSigningKey(dataDir: string, present: SigningKey): SigningKey {
  const waiting = existsSync(nextFile(dataDir)) ? asSigningKey(readFileSync(nextFile(dataDir), 'utf8')) : null;
  if (waiting && waiting.publicKey !== present.publicKey) return waiting;
  rmSync(nextFile(dataDir), { force: true });
  return asSigningKey(readOrCreate(nextFile(dataDir)));
}

/** Goes over to the waiting key. @returns its file where it is the environment that says the key, else null. */
export function takeNextSigningKey(dataDir: string, env: NodeJS.ProcessEnv = process.env): string | null {
  if (env['RELEASE_SIGNING_KEY'] !== undefined) return nextFile(dataDir);
  renameSync(nextFile(dataDir), keyFile(dataDir));
  return null;
}

function nextFile(dataDir: string): string {
  return path.join(dataDir, 'keys', 'release-signing-key.next.pem');
}

function keyFile(dataDir: string): string {
  return path.join(dataDir, 'keys', 'release-signing-key.pem');
}

function asSigningKey(pem: string): SigningKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') {
    throw new Error(`The release signing key is ${privateKey.asymmetricKeyType}; an Ed25519 key is needed`);
  }
  return {
    publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    sign: (bytes) => sign(null, bytes, privateKey),
  };
}

function readOrCreate(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}`;
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    // link, unlike rename, never replaces: of two processes starting at once, the first one's key holds.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
