import { createHash, scryptSync, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/**
 * What a monitor sends in the password's place. Slow to make from a password that is guessed, as a monitor's settings
 * are read by more people than the platform's. The README tells how to print it.
 */
export function metricsToken(password: string): string {
  return scryptSync(password, 'metrics', TOKEN_BYTES).toString('hex');
}

/** Compares two secrets in the same time however much of them is alike. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
