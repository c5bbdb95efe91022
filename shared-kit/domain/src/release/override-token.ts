import { OVERRIDE_MAX_AGE_S, overrideClaimSchema } from '@shared-kit/contracts/release/override-token.contract';
import type { OverrideClaim } from '@shared-kit/contracts/release/override-token.contract';
import { isInForce, readSignedClaim } from './signed-claim';

/** Neither a preview's nor a manifest's signature is one of these. */
export const OVERRIDE_SIGNING_PREFIX = 'release-override.v1.';

/**
 * Reads the token of a development override. `nowMs` is in milliseconds.
 *
 * @returns the claim, or null for a token that is forged, malformed, expired or made for longer than 12 hours.
 */
export async function verifyOverrideToken(
  token: string,
  publicKeyPem: string,
  nowMs: number,
): Promise<OverrideClaim | null> {
  const claim = overrideClaimSchema.safeParse(await readSignedClaim(token, OVERRIDE_SIGNING_PREFIX, publicKeyPem)).data;
  return claim && isInForce(claim.exp, nowMs, OVERRIDE_MAX_AGE_S) ? claim : null;
}
