import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 over a message: 32 bytes. For servers; Web Crypto would take ten times as long, in another thread. */
export function hmacSha256(secret: string, message: Uint8Array): Uint8Array {
  return createHmac('sha256', secret).update(message).digest();
}
