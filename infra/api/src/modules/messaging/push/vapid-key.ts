import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { HOUR_S } from '@shared-kit/domain/time/seconds';
import { CURVE } from './sealed-push';

/** Push services take at most 24 hours (RFC 8292, section 2). */
const GOOD_FOR_S = 12 * HOUR_S;

/** Who sends pushes, by a key of theirs: browsers take messages only of the one they subscribed to. */
export type VapidKey = {
  /** What a browser subscribes to: the uncompressed point, base64url. */
  publicKey: string;
  signs: KeyObject;
};

/** @param privateKey a scalar of P-256, base64url, as browsers' tools make it. @throws {Error} where it is none. */
export function vapidKey(privateKey: string): VapidKey {
  const keys = createECDH(CURVE);
  keys.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const point = keys.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', d: privateKey, ...(x && y && { x, y }) };
  return { publicKey: point.toString('base64url'), signs: createPrivateKey({ key: jwk, format: 'jwk' }) };
}

/**
 * The header by which a push service knows who sends (RFC 8292).
 *
 * @param subject whom its operator may write to: a `mailto:` or an address of the web.
 */
export function vapidHeader({ publicKey, signs }: VapidKey, endpoint: string, subject: string, now: Date): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + GOOD_FOR_S, sub: subject };
  const said = [{ typ: 'JWT', alg: 'ES256' }, claims].map(asBase64).join('.');
  const signature = sign('sha256', Buffer.from(said), { key: signs, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`;
}

function asBase64(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
