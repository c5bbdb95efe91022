import { readSignedId, signedId } from '../../signed-id';

const PURPOSE = 'booking';

/** A link only the shopper has. */
export function bookingToken(secret: string, site: string, bookingId: string): string {
  return signedId(secret, PURPOSE, site, bookingId);
}

/** The id in a token of this site; null for one that nobody signed. */
export function readBookingToken(secret: string, site: string, token: string): string | null {
  return readSignedId(secret, PURPOSE, site, token);
}
