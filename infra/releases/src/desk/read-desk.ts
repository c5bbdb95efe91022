import type { DeskRemote, DeskSite, ReleaseDesk } from '@shared-kit/contracts/server/release-desk.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { resolveRelease } from '@shared-kit/domain/release/resolve-release';
import { foldReleases } from '../registry/fold-releases';
import type { ReleaseState } from '../registry/fold-releases';
import type { ReleaseEvent } from '../registry/release-event.contract';
import { rolloutsOf, withoutRollouts } from './rollouts-of';

/** A stored site, as the desk shows it. */
export type ListedSite = Pick<DeskSite, 'slug' | 'name' | 'group'>;

/** Everything a release manager sees at one sight, from the whole log, oldest first. */
export function readDesk(events: readonly ReleaseEvent[], sites: readonly ListedSite[]): Omit<ReleaseDesk, 'shells'> {
  const states = [...foldReleases(events)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    revision: events.at(-1)?.id ?? 0,
    remotes: states.map(([name, state]) => readRemote(name, state, events)),
    sites: sites.map((site) => ({
      ...site,
      gets: Object.fromEntries(states.map(([name, state]) => [name, versionOutsideRollouts(name, state, site.slug)])),
    })),
  };
}

/** Id of the newest event about a remote, 0 for none. */
export function revisionOf(events: readonly ReleaseEvent[], remote: RemoteName): number {
  return events.findLast((event) => event.remote === remote)?.id ?? 0;
}

function readRemote(name: RemoteName, state: ReleaseState, events: readonly ReleaseEvent[]): DeskRemote {
  const { stable, previous, blocked, pins } = state;
  const published = events.filter((event) => event.remote === name && event.kind === 'published');
  const versions = state.versions.map(({ version }) => {
    const event = published.find(({ payload }) => 'version' in payload && payload.version === version);
    return { version, publishedAt: (event?.at ?? new Date(0)).toISOString(), by: event?.actor ?? 'unknown' };
  });
  return {
    ...{ name, stable, previous, blocked, pins },
    revision: revisionOf(events, name),
    rollouts: rolloutsOf(state),
    versions: versions.reverse(),
  };
}

/** The resolver that shells ask says it, so that the desk cannot differ from what they do. */
function versionOutsideRollouts(remote: RemoteName, state: ReleaseState, site: string): string | null {
  const { stable, ...rest } = state;
  if (stable === null) return null;
  const release = withoutRollouts({ ...rest, stable });
  return resolveRelease({ remote, release, site, visitorId: '' })?.version ?? null;
}
