import type { SigningKey } from './signing-key';

/** A token that `readSignedClaim` reads. The prefix says what it is for, so that it is taken for nothing else. */
export function signClaim(key: SigningKey, prefix: string, claim: object): string {
  const payload = Buffer.from(JSON.stringify(claim)).toString('base64url');
  return `${payload}.${key.sign(Buffer.from(prefix + payload)).toString('base64url')}`;
}
