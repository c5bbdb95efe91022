import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import type { PushTarget } from './push.port';

export const CURVE = 'prime256v1';
/** Of the one record that a message is (RFC 8188), and what fits into it beside tag and end mark. */
const RECORD_SIZE = 4096;
const MOST_BYTES = 3_993;
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;

type Chance = { salt: Buffer; keys: ECDH };

/**
 * A message that only one browser can read: RFC 8291 (keys) over RFC 8188 (`aes128gcm`). `chance` is for the RFC's own
 * example; otherwise salt and sender's key are new with each message.
 *
 * @throws {Error} where the keys are none, or the text does not fit.
 */
export function sealedPush(
  text: string,
  { p256dh, auth }: Omit<PushTarget, 'endpoint'>,
  { salt, keys }: Chance = newChance(),
): Buffer {
  const plain = Buffer.from(text);
  if (plain.length > MOST_BYTES) throw new Error('The message is too long for a push');
  const receiver = Buffer.from(p256dh, 'base64url');
  const sender = keys.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const shared = hkdf(keys.computeSecret(receiver), Buffer.from(auth, 'base64url'), about, 32);
  const key = hkdf(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2: the last record.
  const sealed = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.of(2)])), cipher.final()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD_SIZE);
  head.writeUInt8(sender.length, 4);
  return Buffer.concat([salt, head, sender, sealed, cipher.getAuthTag()]);
}

/** Whether these are a browser's keys: a point of the curve, and 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: Omit<PushTarget, 'endpoint'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== PUBLIC_KEY_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    newChance().keys.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

function newChance(): Chance {
  const keys = createECDH(CURVE);
  keys.generateKeys();
  return { salt: randomBytes(16), keys };
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
