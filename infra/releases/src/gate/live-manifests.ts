import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { readArtifactManifest } from '../publish/artifact-manifest';
import { foldReleases } from '../registry/log/fold-releases';
import type { ReleaseState } from '../registry/log/fold-releases';
import type { ReleaseEvent } from '../registry/log/release-event.contract';

/** A version that visitors are given now. */
export type LiveManifest = { manifest: RemoteManifest; isStable: boolean };

/** The version that whoever is in no rollout is given: the one before it where it is blocked. */
function stableNow({ stable, previous, blocked }: ReleaseState): string | undefined {
  return [...(stable === null ? [] : [stable]), ...previous].find((version) => !blocked.includes(version));
}

/** All versions of a remote that some visitor may be given. */
function liveVersions(state: ReleaseState): string[] {
  const { rollouts, pins, blocked } = state;
  const rolledOut = rollouts.filter(({ weightBps }) => weightBps > 0).map(({ version }) => version);
  const stable = stableNow(state);
  const given = [...(stable === undefined ? [] : [stable]), ...rolledOut, ...Object.values(pins)];
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
    liveVersions(state).map((version) => read(remote, version, version === stableNow(state))),
  );
  return (await Promise.all(all)).flat();
}

/** Those of the other remotes. */
export function manifestsBeside({ name }: Pick<RemoteManifest, 'name'>, live: readonly LiveManifest[]) {
  return live.map(({ manifest }) => manifest).filter((other) => other.name !== name);
}

/** What of the same remote everybody has now; null before its first. */
export function stableOf({ name }: Pick<RemoteManifest, 'name'>, live: readonly LiveManifest[]): RemoteManifest | null {
  return live.find(({ manifest, isStable }) => isStable && manifest.name === name)?.manifest ?? null;
}

/** What everybody has now of each remote. */
export function stableOfLive(live: readonly LiveManifest[]): RemoteManifest[] {
  return live.filter(({ isStable }) => isStable).map(({ manifest }) => manifest);
}
