const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** A process signs with one or two secrets, and makes their keys once. */
const keys = new Map<string, Promise<CryptoKey>>();

/** HMAC-SHA-256 over a message: 32 bytes. Web Crypto only. */
export async function hmacSha256(secret: string, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', await keyOf(secret), message));
}

function keyOf(secret: string): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const key = crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, ['sign']);
  keys.set(secret, key);
  return key;
}
