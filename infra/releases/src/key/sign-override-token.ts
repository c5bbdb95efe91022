import '@shared-kit/contracts/http/plain-issues';
import { OVERRIDE_MAX_AGE_S, overrideClaimSchema } from '@shared-kit/contracts/release/override-token.contract';
import type { OverrideClaim } from '@shared-kit/contracts/release/override-token.contract';
import { OVERRIDE_SIGNING_PREFIX } from '@shared-kit/domain/release/override-token';
import { z } from 'zod';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { signClaim } from './sign-claim';
import type { SigningKey } from './signing-key';

/**
 * Makes the token of a development override.
 *
 * @throws {ReleaseRefusal} for a life above 12 hours, and for another address than one of the developer's own machine.
 */
export function signOverrideToken(
  key: SigningKey,
  claim: Omit<OverrideClaim, 'exp'>,
  { nowMs, ageS }: { nowMs: number; ageS: number },
): string {
  if (!(ageS > 0) || ageS > OVERRIDE_MAX_AGE_S) throw new ReleaseRefusal('An override lives for at most 12 hours');
  const full = overrideClaimSchema.safeParse({ ...claim, exp: Math.floor(nowMs / 1000) + Math.round(ageS) });
  if (!full.success) throw new ReleaseRefusal(z.prettifyError(full.error));
  return signClaim(key, OVERRIDE_SIGNING_PREFIX, full.data);
}
