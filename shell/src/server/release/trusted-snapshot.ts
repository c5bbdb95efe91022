import { releaseSnapshotSchema } from '@shared-kit/contracts/release.contract';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release.contract';
import { trustedKeys } from '@shared-kit/domain/release/release-keys';
import { z } from 'zod';

/**
 * What a registry hands out, for a shell that trusts this key and those it named: anything else is no snapshot, whether it
 * comes from the registry or from the copy on disk, and the last good one stays.
 *
 * @throws {Error} without a key: a shell that took whatever a registry presents would trust whoever answers for it.
 */
export function trustedSnapshot(pinned: string | undefined): z.ZodType<ReleaseSnapshot> {
  if (pinned === undefined) throw new Error('RELEASE_TRUSTED_KEY is missing: the release key that the shell trusts');
  return releaseSnapshotSchema.transform((snapshot, context) => {
    try {
      return { ...snapshot, publicKey: trustedKeys(pinned, snapshot).join('') };
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  });
}
