import { readSignedId, signedId } from '../../signed-id';

const PURPOSE = 'preferences';

/** The link of whoever gave their address with a lead. */
export function preferencesToken(secret: string, site: string, leadId: string): string {
  return signedId(secret, PURPOSE, site, leadId);
}

/** The lead's id in a token of this site; null for one that nobody signed. */
export function readPreferencesToken(secret: string, site: string, token: string): string | null {
  return readSignedId(secret, PURPOSE, site, token);
}
