import { createHmac } from 'node:crypto';

/**
 * Hash of something guessable (a six-digit code, an address) that nobody without the
 * platform's secret can find again by trying. Each purpose has hashes of its own.
 * Hexadecimal, 64 characters.
 */
export function keyedHash(secret: string, purpose: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('hex');
}
