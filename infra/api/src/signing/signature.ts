import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash';

/** Of 64: 128 bits are as much as a link needs. */
const LENGTH = 32;

/** What proves that we said `parts` for this purpose: hexadecimal, 32 characters, short enough for an address. */
export function signatureOf(secret: string, purpose: string, ...parts: readonly string[]): string {
  return keyedHash(secret, purpose, ...parts).slice(0, LENGTH);
}

/** Whether what somebody gave is what we expect; how long it takes tells nothing of how much of it is right. */
export function isExpected(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
