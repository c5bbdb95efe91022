import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_S = 30;
/** A code of the step before or after is taken, for clocks that differ. */
const WINDOW = 1;
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 16;

/** 160 bits, as RFC 4226 asks; base32, for an app. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from a QR code. */
export function totpAddress(secret: string, name: string): string {
  return totp(secret, name).toString();
}

/** The time step that a six-digit code belongs to (RFC 6238), null for a wrong one. A step is to be taken once. */
export function totpStep(secret: string, code: string, nowMs: number): number | null {
  const delta = totp(secret).validate({ token: code.replaceAll(/\s/g, ''), timestamp: nowMs, window: WINDOW });
  return delta === null ? null : Math.floor(nowMs / 1000 / STEP_S) + delta;
}

/** For a test or a script that has the secret. */
export function totpCode(secret: string, nowMs: number): string {
  return totp(secret).generate({ timestamp: nowMs });
}

/** Each signs in once, when the phone with the app is lost; `ABCD-EFGH-JKMN-PQRS`, 79 bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return (letters.match(/.{4}/g) ?? []).join('-');
  });
}

/** As it is stored; however it was typed. So many random bits need no slow hash. */
export function hashOfRecoveryCode(code: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return createHash('sha256').update(plain).digest('base64url');
}

function totp(secret: string, label = 'operator'): TOTP {
  return new TOTP({ issuer: 'Dealer platform', label, secret, digits: 6, period: STEP_S, algorithm: 'SHA1' });
}
