import { PREVIEW_MAX_AGE_S } from '@shared-kit/contracts/release/preview-token.contract';
import type { PreviewClaim } from '@shared-kit/contracts/release/preview-token.contract';
import { PREVIEW_SIGNING_PREFIX } from '@shared-kit/domain/release/preview-token';
import { signClaim } from './sign-claim';
import type { SigningKey } from './signing-key';

/**
 * Makes the token of a preview link.
 *
 * @throws {RangeError} for a life above 7 days, which no shell would accept.
 */
export function signPreviewToken(
  key: SigningKey,
  claim: Omit<PreviewClaim, 'exp'>,
  { nowMs, ageS = PREVIEW_MAX_AGE_S }: { nowMs: number; ageS?: number },
): string {
  if (!(ageS > 0) || ageS > PREVIEW_MAX_AGE_S) throw new RangeError('A preview link lives for at most 7 days');
  const full: PreviewClaim = { ...claim, exp: Math.floor(nowMs / 1000) + ageS };
  return signClaim(key, PREVIEW_SIGNING_PREFIX, full);
}
