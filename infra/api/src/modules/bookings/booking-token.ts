import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../keyed-hash';

const SIGNATURE_LENGTH = 32;

/** A link only the shopper has: the booking's id and a signature of it, for one site. */
export function bookingToken(secret: string, site: string, bookingId: string): string {
  return `${bookingId}.${signatureOf(secret, site, bookingId)}`;
}

/** The id in a token of this site; null for one that nobody signed. */
export function readBookingToken(secret: string, site: string, token: string): string | null {
  const [id = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(secret, site, id));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? id : null;
}

function signatureOf(secret: string, site: string, id: string): string {
  return keyedHash(secret, 'booking', site, id).slice(0, SIGNATURE_LENGTH);
}
