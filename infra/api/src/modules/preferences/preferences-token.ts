import { signedId } from '../../signing/signed-id';

const PURPOSE = 'preferences';

/** The link of whoever gave their address with a lead. */
export function preferencesToken(secret: string, site: string, leadId: string): string {
  return signedId(secret, PURPOSE, site, leadId);
}
