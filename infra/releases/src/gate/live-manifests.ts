import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { readArtifactManifest } from '../publish/artifact-manifest';
import { foldReleases } from '../registry/fold-releases';
import type { ReleaseState } from '../registry/fold-releases';
import type { ReleaseEvent } from '../registry/release-event.contract';

/** A version that visitors are given now. */
export type LiveManifest = { manifest: RemoteManifest; isStable: boolean };

/** All versions of a remote that some visitor may be given: stable, rolled out or pinned, and not blocked. */
export function liveVersions({ stable, rollouts, pins, blocked }: ReleaseState): string[] {
  const rolledOut = rollouts.filter(({ weightBps }) => weightBps > 0).map(({ version }) => version);
  const given = [...(stable === null ? [] : [stable]), ...rolledOut, ...Object.values(pins)];
  return [...new Set(given)].filter((version) => !blocked.includes(version));
}

/** What every live version says of itself. A lost artifact is left out: that is no reason to refuse another. */
export async function readLiveManifests(
  events: readonly ReleaseEvent[],
  artifactsDir: string,
): Promise<LiveManifest[]> {
  const read = async (remote: RemoteName, version: string, isStable: boolean): Promise<LiveManifest[]> => {
    const manifest = await readArtifactManifest(artifactsDir, remote, version).catch(() => null);
    return manifest ? [{ manifest, isStable }] : [];
  };
  const all = [...foldReleases(events)].flatMap(([remote, state]) =>
    liveVersions(state).map((version) => read(remote, version, version === state.stable)),
  );
  return (await Promise.all(all)).flat();
}

/** "mfe-search 1.4.0". */
export function nameOf({ name, version }: Pick<RemoteManifest, 'name' | 'version'>): string {
  return `${name} ${version}`;
}
