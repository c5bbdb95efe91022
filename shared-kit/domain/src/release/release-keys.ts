import type { KeySuccessor } from '@shared-kit/contracts/release/release.contract';
import { createHash, createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What is signed: this prefix keeps a statement from ever being taken for a manifest or a preview. For servers. */
const PREFIX = 'release-key-successor.v1.';

type PresentedKeys = { publicKey: string; successors?: readonly KeySuccessor[] | undefined };

/** A reason not to believe a registry, in words for its operator. */
export class UntrustedKey extends Error {
  override readonly name = 'UntrustedKey';
}

/** A public key in the one way it is written: `sha256:` and 64 hexadecimal digits, of PEM or of a key. */
export function keyFingerprint(key: string | KeyObject): string {
  const der = asEd25519(key).export({ type: 'spki', format: 'der' });
  return `sha256:${createHash('sha256').update(der).digest('hex')}`;
}

/** The bytes that a key signs to name the next one. */
export function successorStatement(byPem: string, nextPem: string): Buffer {
  return Buffer.from(`${PREFIX}${keyFingerprint(byPem)}.${keyFingerprint(nextPem)}`);
}

/**
 * The keys that may have signed what a registry hands out, the one it presents first: the pinned one and, each signed by
 * the one before it, its successors.
 *
 * @param pinned the fingerprint of the key that the operator trusts.
 * @returns PEMs, canonical.
 * @throws {UntrustedKey} when the presented key is not among them, and for a chain that is forged, forks or returns.
 */
export function trustedKeys(pinned: string, { publicKey, successors = [] }: PresentedKeys): string[] {
  const first = [publicKey, ...successors.map(({ by }) => by)].find((pem) => keyFingerprint(pem) === pinned);
  if (first === undefined) throw new UntrustedKey(`The registry does not know the pinned release key ${pinned}`);
  const chain = new Map([[pinned, canonical(first)]]);
  for (let link = onlyLinkOf(pinned, successors); link;) {
    const next = keyFingerprint(link.publicKey);
    if (!isStatedBy(link)) throw new UntrustedKey(`The release key ${next} is not signed by the one before it`);
    if (chain.has(next)) throw new UntrustedKey(`The chain of release keys returns to ${next}`);
    chain.set(next, canonical(link.publicKey));
    link = onlyLinkOf(next, successors);
  }
  const presented = canonical(publicKey);
  const keys = [...chain.values()];
  if (!keys.includes(presented))
    throw new UntrustedKey(`The registry's release key ${keyFingerprint(publicKey)} does not follow from ${pinned}`);
  return [presented, ...keys.filter((key) => key !== presented)];
}

/** Two different successors of one key are a quarrel that only its operator can settle. */
function onlyLinkOf(by: string, successors: readonly KeySuccessor[]): KeySuccessor | undefined {
  const [link, ...others] = successors.filter((statement) => keyFingerprint(statement.by) === by);
  if (others.some(({ publicKey }) => keyFingerprint(publicKey) !== keyFingerprint(link?.publicKey ?? publicKey)))
    throw new UntrustedKey(`The release key ${by} has two successors`);
  return link;
}

function isStatedBy({ by, publicKey, signature }: KeySuccessor): boolean {
  return verify(null, successorStatement(by, publicKey), asEd25519(by), Buffer.from(signature, 'base64'));
}

function canonical(pem: string): string {
  return asEd25519(pem).export({ type: 'spki', format: 'pem' }).toString();
}

function asEd25519(key: string | KeyObject): KeyObject {
  try {
    const read = typeof key === 'string' ? createPublicKey(key) : key;
    if (read.asymmetricKeyType === 'ed25519') return read;
  } catch {
    // Said below.
  }
  throw new UntrustedKey('A release key is no Ed25519 public key');
}
