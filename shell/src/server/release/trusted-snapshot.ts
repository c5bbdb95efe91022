import '@shared-kit/contracts/http/plain-issues';
import { releaseSnapshotSchema, remoteReleaseSchema } from '@shared-kit/contracts/release/release.contract';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import { remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import { trustedKeys } from '@shared-kit/domain/release/release-keys';
import { z } from 'zod';

/** A snapshot with the names of remotes in it that this shell cannot read: it goes without them. */
export type TrustedSnapshot = ReleaseSnapshot & { leftOut: string[] };

const looseSchema = releaseSnapshotSchema.extend({ remotes: z.record(z.string(), z.unknown()) });

/**
 * What a registry hands out, for a shell that trusts this key and those it named: anything else is no snapshot, whether it
 * comes from the registry or from the copy on disk, and the last good one stays. A remote in it that cannot be read costs
 * the others nothing.
 *
 * @param report told of each such remote, and why.
 * @throws {Error} without a key: a shell that took whatever a registry presents would trust whoever answers for it.
 */
export function trustedSnapshot(
  pinned: string | undefined,
  report: (remote: string, why: string) => void,
): z.ZodType<TrustedSnapshot> {
  if (pinned === undefined) throw new Error('RELEASE_TRUSTED_KEY is missing: the release key that the shell trusts');
  return looseSchema.transform((given, context) => {
    const snapshot = { ...given, ...readableRemotes(given.remotes, report) };
    try {
      return { ...snapshot, publicKey: trustedKeys(pinned, snapshot).join('') };
    } catch (error) {
      context.addIssue(error instanceof Error ? error.message : String(error));
      return z.NEVER;
    }
  });
}

function readableRemotes(given: Readonly<Record<string, unknown>>, report: (remote: string, why: string) => void) {
  const remotes: ReleaseSnapshot['remotes'] = {};
  const leftOut: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const name = remoteNameSchema.safeParse(key);
    const release = remoteReleaseSchema.safeParse(value);
    if (name.success && release.success) remotes[name.data] = release.data;
    else {
      leftOut.push(key);
      report(key, z.prettifyError(name.error ?? release.error ?? new z.ZodError([])));
    }
  }
  return { remotes, leftOut };
}
