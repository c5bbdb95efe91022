import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { ReleaseState } from './fold-releases';

/** One version, as the frontend-discovery schema (v1-pre) has it; what is ours beyond it stands under `extras`. */
type DiscoveredVersion = {
  /** Of the entry, below the origin of any site. */
  url: string;
  /** `integrity`: sha384 of the entry. */
  metadata: { integrity: string; version: string };
  deployment: {
    /** Percent of the visitors of sites that are not pinned. */
    traffic: number;
    default: boolean;
  };
  extras: {
    /** The name Module Federation knows it by. */
    globalName: string;
    /** Semver ranges of the modules that the page shares. */
    requires: Readonly<Record<string, string>>;
    /** Sites that are held on this version, by their slugs. */
    pinned_sites: string[];
    /** Sites that its rollout is for; all of them when empty. */
    rollout_sites: string[];
  };
};
export type FrontendDiscovery = { schema: string; microFrontends: Record<string, DiscoveredVersion[]> };

const SCHEMA = 'https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json';

/**
 * What is released, in the frontend-discovery schema: of each remote its stable version (the default), then what is rolled
 * out, what sites are pinned to, and what failures step down to. A version whose artifact is lost is left out.
 */
export async function frontendDiscovery(
  states: ReadonlyMap<RemoteName, ReleaseState>,
  manifestOf: (remote: RemoteName, version: string) => Promise<RemoteManifest>,
): Promise<FrontendDiscovery> {
  const microFrontends: FrontendDiscovery['microFrontends'] = {};
  for (const [remote, state] of states) {
    if (state.stable === null) continue;
    const listed = await Promise.all(
      handedOut(state).map(async (version) => {
        const manifest = await manifestOf(remote, version).catch(() => null);
        return manifest && describe(manifest, state);
      }),
    );
    microFrontends[remote] = listed.filter((version) => version !== null);
  }
  return { schema: SCHEMA, microFrontends };
}

/** Each version that somebody may get, the stable one first. */
function handedOut({ stable, rollout, pins, previous, blocked }: ReleaseState): string[] {
  const versions = [stable, rollout?.version, ...Object.values(pins), ...previous];
  return [...new Set(versions)].filter((version): version is string => Boolean(version && !blocked.includes(version)));
}

function describe(manifest: RemoteManifest, { stable, rollout, pins, blocked }: ReleaseState): DiscoveredVersion {
  const { name, version, clientEntry, files, globalName, requires } = manifest;
  const isRolledOut = rollout !== null && !blocked.includes(rollout.version);
  const share = isRolledOut ? rollout.weightBps / 100 : 0;
  const ofRollout = isRolledOut && rollout.version === version;
  const isStable = version === stable;
  return {
    url: `/remotes/${name}/${version}/${clientEntry}`,
    metadata: { integrity: files[clientEntry] ?? '', version },
    deployment: { traffic: ofRollout ? share : isStable ? 100 - share : 0, default: isStable },
    extras: {
      globalName,
      requires,
      pinned_sites: Object.keys(pins).filter((site) => pins[site] === version),
      rollout_sites: ofRollout ? rollout.sites : [],
    },
  };
}
