import type { DeskRemote, DeskSite, ReleaseDesk } from '@shared-kit/contracts/operator/release-desk.contract';
import type { RemoteRelease } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { isUsable, resolveRelease, rolloutOf } from '@shared-kit/domain/release/resolve-release';
import { foldReleases } from '../registry/log/fold-releases';
import type { ReleaseState } from '../registry/log/fold-releases';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { isOfRing, describeRule } from '../rings/ring-rule';
import type { RingSite } from '../rings/ring-rule';
import type { Ring } from '../rings/ring-log';

/** A stored site, as the desk shows it. */
export type ListedSite = RingSite & Pick<DeskSite, 'name'>;

/** Everything a release manager sees at one sight, from the whole log, oldest first. */
export function readDesk(
  events: readonly ReleaseEvent[],
  sites: readonly ListedSite[],
  rings: readonly Ring[],
): Omit<ReleaseDesk, 'shells'> {
  const states = [...foldReleases(events)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const released = states.flatMap(([name, { stable, ...rest }]) =>
    stable === null ? [] : [[name, { ...rest, stable }] as const],
  );
  return {
    revision: events.at(-1)?.id ?? 0,
    remotes: states.map(([name, state]) => readRemote(name, state, events)),
    sites: sites.map((site) => readSite(site, released)),
    rings: rings.map(({ name, rule }) => ({
      name,
      rule: describeRule(rule),
      sites: sites.filter((site) => isOfRing(rule, site)).map(({ slug }) => slug),
    })),
  };
}

/** Id of the newest event about a remote, 0 for none. */
export function revisionOf(events: readonly ReleaseEvent[], remote: RemoteName): number {
  return events.findLast((event) => event.remote === remote)?.id ?? 0;
}

function readRemote(name: RemoteName, state: ReleaseState, events: readonly ReleaseEvent[]): DeskRemote {
  const { stable, stableWith, previous, blocked, takenBack = {}, pins, rollouts } = state;
  const published = events.filter((event) => event.remote === name && event.kind === 'published');
  const versions = state.versions.map(({ version }) => {
    const event = published.find(({ payload }) => 'version' in payload && payload.version === version);
    return { version, publishedAt: (event?.at ?? new Date(0)).toISOString(), by: event?.actor ?? 'unknown' };
  });
  return {
    ...{ name, stable, previous, blocked, takenBack, pins, rollouts, ...(stableWith && { stableWith }) },
    revision: revisionOf(events, name),
    request: readRequest(state),
    versions: versions.reverse(),
  };
}

function readRequest({ request }: ReleaseState): DeskRemote['request'] {
  if (!request) return null;
  const { version, act, weightBps, sites, ring, by, at } = request;
  return { version, act, weightBps, sites, ring, by: by.name, byId: by.id, at: at.toISOString() };
}

/** The functions that shells ask say it, so that the desk cannot differ from what they do. */
function readSite({ slug, name, group }: ListedSite, released: readonly (readonly [RemoteName, RemoteRelease])[]) {
  const gets = released.map(([remote, release]) => {
    const choice = resolveRelease({ remote, release: { ...release, rollouts: [] }, site: slug, visitorId: '' });
    return [remote, choice?.version ?? null] as const;
  });
  const rolls = released.flatMap(([remote, release]) => {
    const pinned = release.pins[slug];
    const rollout = pinned !== undefined && isUsable(release, pinned) ? undefined : rolloutOf(release, slug);
    return rollout ? [[remote, rollout.id] as const] : [];
  });
  return { slug, name, group, gets: Object.fromEntries(gets), rolls: Object.fromEntries(rolls) };
}
