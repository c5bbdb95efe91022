import { CONTENT_PREVIEW_MAX_AGE_S } from '@shared-kit/contracts/site/content-preview.contract';
import type { ContentPreviewClaim } from '@shared-kit/contracts/site/content-preview.contract';
import { CONTENT_PREVIEW_SIGNING_PREFIX, DRAFT_PARAMETER } from '@shared-kit/domain/release/content-preview-token';
import { signClaim } from './sign-claim';
import type { SigningKey } from './signing-key';

/** Makes a link to a draft, at the site itself, and says until when it opens. */
export function contentPreviewLink(
  key: SigningKey,
  { origin, ...claim }: Omit<ContentPreviewClaim, 'exp'> & { origin: string },
  nowMs: number,
): { link: string; expiresAt: Date } {
  const full: ContentPreviewClaim = { ...claim, exp: Math.floor(nowMs / 1000) + CONTENT_PREVIEW_MAX_AGE_S };
  const token = signClaim(key, CONTENT_PREVIEW_SIGNING_PREFIX, full);
  return { link: `${origin}${claim.path}?${DRAFT_PARAMETER}=${token}`, expiresAt: new Date(full.exp * 1000) };
}
