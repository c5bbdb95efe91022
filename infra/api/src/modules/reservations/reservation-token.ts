import { readSignedId, signedId } from '../../signed-id';

const PURPOSE = 'reservation';

/** A link only the shopper has. */
export function reservationToken(secret: string, site: string, id: string): string {
  return signedId(secret, PURPOSE, site, id);
}

/** The id in a token of this site; null for one that nobody signed. */
export function readReservationToken(secret: string, site: string, token: string): string | null {
  return readSignedId(secret, PURPOSE, site, token);
}
