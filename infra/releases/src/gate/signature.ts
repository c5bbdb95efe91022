import { createPublicKey, verify } from 'node:crypto';
import { keyFingerprint } from '@shared-kit/domain/release/release-keys';

type Signed = {
  /** remote.json. */
  bytes: Buffer;
  /** Ed25519, base64. */
  signature: string;
  /** PEM of the key that signed. */
  signedBy: string;
};

/**
 * Whether shells will believe the signature of a manifest, in a sentence if not.
 *
 * @param registryKey PEM of the key that the registry hands out; null when it could not be asked.
 */
export function signatureFaults({ bytes, signature, signedBy }: Signed, registryKey: string | null): string[] {
  if (!verify(null, bytes, createPublicKey(signedBy), Buffer.from(signature, 'base64')))
    return ['remote.json does not carry a signature of the key that is to have signed it'];
  if (registryKey === null || keyFingerprint(registryKey) === keyFingerprint(signedBy)) return [];
  return [
    `remote.json is signed by ${keyFingerprint(signedBy)}, but the registry hands out ${keyFingerprint(registryKey)}: no shell would run it`,
  ];
}
