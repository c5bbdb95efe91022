import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash';

const SIGNATURE_LENGTH = 32;

/** An id and a signature of it, for one purpose and one site: whoever has it was given it. */
export function signedId(secret: string, purpose: string, site: string, id: string): string {
  return `${id}.${keyedHash(secret, purpose, site, id).slice(0, SIGNATURE_LENGTH)}`;
}

/** The id of a token; null for one that nobody signed for this purpose and site. */
export function readSignedId(secret: string, purpose: string, site: string, token: string): string | null {
  const [id = ''] = token.split('.');
  const expected = Buffer.from(signedId(secret, purpose, site, id));
  const given = Buffer.from(token);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}
