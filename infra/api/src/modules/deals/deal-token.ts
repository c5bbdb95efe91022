import { openSharedLink } from '../../signing/shared-link';
import { readSignedId, signedId } from '../../signing/signed-id';
import type { SignedId } from '../../signing/signed-id';

const PURPOSE = 'deal';

/** A link that whoever has it sees a deal by. */
export function dealToken(secret: string, site: string, id: string): string {
  return signedId(secret, PURPOSE, site, id);
}

/** What a token of this site names and how long it is good for; null for one that nobody signed. */
export function readDealToken(secret: string, site: string, token: string): SignedId | null {
  return readSignedId(secret, PURPOSE, site, token);
}

/**
 * What the token of a deal's link names.
 *
 * @throws {ProblemError} not_found for one that nobody signed, gone for one whose time is over.
 */
export function openDealToken(secret: string, site: string, token: string): SignedId {
  return openSharedLink({ secret, purpose: PURPOSE, site, token });
}
