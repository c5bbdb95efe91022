import { hmacSha256 } from '../release/hmac';

/**
 * A form's idempotency key that also says when its page was rendered: a UUID of version 8 with 48 bits of
 * milliseconds, 26 random bits and 48 bits of HMAC-SHA-256 over them. Whoever knows no secret can neither make one
 * nor change its time.
 */
export function mintFormStamp(secret: string, nowMs: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  new DataView(bytes.buffer).setUint16(0, Math.floor(nowMs / 2 ** 32));
  new DataView(bytes.buffer).setUint32(2, nowMs % 2 ** 32);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  bytes.set(signatureOf(secret, bytes), 10);
  return asUuid(bytes);
}

export type FormStamp = { kind: 'ours'; renderedAtMs: number } | { kind: 'none' } | { kind: 'forged' };

/** Reads a key. `none` is a key that never claimed to be a stamp, `forged` one that does and is not ours. */
export function readFormStamp(secret: string, key: string): FormStamp {
  const bytes = Uint8Array.from(key.replaceAll('-', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  if (bytes.length !== 16 || (bytes[6] ?? 0) >> 4 !== 8) return { kind: 'none' };
  const expected = signatureOf(secret, bytes);
  const difference = expected.reduce((sum, byte, index) => sum | (byte ^ (bytes[10 + index] ?? 0)), 0);
  if (difference !== 0) return { kind: 'forged' };
  const view = new DataView(bytes.buffer);
  return { kind: 'ours', renderedAtMs: view.getUint16(0) * 2 ** 32 + view.getUint32(2) };
}

function signatureOf(secret: string, bytes: Uint8Array): Uint8Array {
  return hmacSha256(secret, bytes.slice(0, 10)).slice(0, 6);
}

function asUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
