import { PREVIEW_MAX_AGE_S, previewClaimSchema } from '@shared-kit/contracts/release/preview-token.contract';
import type { PreviewClaim } from '@shared-kit/contracts/release/preview-token.contract';
import { isInForce, readSignedClaim } from './signed-claim';

/**
 * What is signed: this prefix keeps a preview signature from ever being taken for
 * a manifest's, which the same key signs.
 */
export const PREVIEW_SIGNING_PREFIX = 'release-preview.v1.';

/** What a preview token says, whether or not it has ended; null for one that is forged, malformed or of a key before. */
export async function readPreviewToken(token: string, publicKeyPem: string): Promise<PreviewClaim | null> {
  const claim = await readSignedClaim(token, PREVIEW_SIGNING_PREFIX, publicKeyPem);
  return previewClaimSchema.safeParse(claim).data ?? null;
}

/**
 * Reads a preview token. `nowMs` is in milliseconds.
 *
 * @returns the claim, or null for a token that is forged, malformed, expired or made for longer than 7 days.
 */
export async function verifyPreviewToken(
  token: string,
  publicKeyPem: string,
  nowMs: number,
): Promise<PreviewClaim | null> {
  const claim = await readPreviewToken(token, publicKeyPem);
  return claim && isInForce(claim.exp, nowMs, PREVIEW_MAX_AGE_S) ? claim : null;
}
