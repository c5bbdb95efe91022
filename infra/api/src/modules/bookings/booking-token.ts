import { signedId } from '../../signing/signed-id';

const PURPOSE = 'booking';

/** A link only the shopper has. */
export function bookingToken(secret: string, site: string, bookingId: string): string {
  return signedId(secret, PURPOSE, site, bookingId);
}
