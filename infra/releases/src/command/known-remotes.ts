import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { ReleaseState } from '../registry/log/fold-releases';

/** The remotes that may be spoken of: those of this checkout, also before anything of them is published, and all others that are. */
export function knownRemotes(rootDir: string, states: ReadonlyMap<RemoteName, ReleaseState>): RemoteName[] {
  return [...new Set([...ownRemotes(rootDir), ...states.keys()])];
}
