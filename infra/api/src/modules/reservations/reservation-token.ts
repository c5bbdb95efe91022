import { readSignedId, signedId } from '../../signing/signed-id';

const PURPOSE = 'reservation';

/** A link only the shopper has. */
export function reservationToken(secret: string, site: string, id: string): string {
  return signedId(secret, PURPOSE, site, id);
}

/** The id in a token that this site gave a browser; null for one that nobody signed, or whose time is over. */
export function readReservationToken(secret: string, site: string, token: string): string | null {
  const link = readSignedId(secret, PURPOSE, site, token);
  return link && !link.isOver ? link.id : null;
}
