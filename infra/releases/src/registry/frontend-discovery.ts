import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { ReleaseState } from './log/fold-releases';

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
    /** Each rollout of it that reaches somebody, in percent of the visitors of its sites; all sites when empty. */
    rollouts: { ring: string | null; sites: string[]; percent: number }[];
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
function handedOut({ stable, rollouts, pins, previous, blocked }: ReleaseState): string[] {
  const versions = [stable, ...rollouts.map(({ version }) => version), ...Object.values(pins), ...previous];
  return [...new Set(versions)].filter((version): version is string => Boolean(version && !blocked.includes(version)));
}

/** The rollout that says most about a visitor of no site in particular: the one for all sites, or else the first. */
function widestRollout({ rollouts, blocked }: ReleaseState): Rollout | undefined {
  const usable = rollouts.filter(({ version }) => !blocked.includes(version));
  return usable.find(({ sites }) => sites.length === 0) ?? usable[0];
}

function describe(manifest: RemoteManifest, state: ReleaseState): DiscoveredVersion {
  const { stable, rollouts, pins, blocked } = state;
  const { name, version, clientEntry, files, globalName, requires } = manifest;
  const rollout = widestRollout(state);
  const share = rollout ? rollout.weightBps / 100 : 0;
  const ofRollout = rollout?.version === version;
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
      rollouts: blocked.includes(version)
        ? []
        : rollouts
            .filter((own) => own.version === version && own.weightBps > 0)
            .map(({ ring, sites, weightBps }) => ({ ring, sites, percent: weightBps / 100 })),
    },
  };
}
