import {
  CONTENT_PREVIEW_MAX_AGE_S,
  contentPreviewClaimSchema,
} from '@shared-kit/contracts/site/content-preview.contract';
import type { ContentPreviewClaim } from '@shared-kit/contracts/site/content-preview.contract';
import { isInForce, readSignedClaim } from './signed-claim';

/** Keeps the signature of a link to a draft from being taken for any other of the same key. */
export const CONTENT_PREVIEW_SIGNING_PREFIX = 'content-preview.v1.';

/** Where the token stands in a link to a draft. */
export const DRAFT_PARAMETER = 'draft';

/**
 * Reads the token of a link to a draft. `nowMs` is in milliseconds.
 *
 * @returns the claim, or null for a token that is forged, malformed, expired or made for longer than 7 days.
 */
export async function verifyContentPreview(
  token: string,
  publicKeyPem: string,
  nowMs: number,
): Promise<ContentPreviewClaim | null> {
  const signed = await readSignedClaim(token, CONTENT_PREVIEW_SIGNING_PREFIX, publicKeyPem);
  const claim = contentPreviewClaimSchema.safeParse(signed).data;
  return claim && isInForce(claim.exp, nowMs, CONTENT_PREVIEW_MAX_AGE_S) ? claim : null;
}
