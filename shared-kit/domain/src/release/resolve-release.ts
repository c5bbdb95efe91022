import type { RemoteRelease, Rollout } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import murmurhash from 'murmurhash';

/** What a checked preview link asks for: versions by remote, on one site or on all. */
export type Preview = { remotes: Partial<Record<RemoteName, string>>; site?: string | undefined };

export type ReleaseQuestion = {
  remote: RemoteName;
  release: RemoteRelease;
  site: string;
  visitorId: string;
  preview?: Preview | null | undefined;
};

/** `previous` means that stable is blocked and a good version before it stands in. */
export type ReleaseReason = 'preview' | 'pin' | 'rollout' | 'stable' | 'previous';
export type ReleaseChoice = {
  version: string;
  reason: ReleaseReason;
  /** Where the failure ladder may step down to, best first; never the version itself, never a blocked one. */
  fallbacks: string[];
};

/**
 * Which version of a remote a visitor of a site gets.
 *
 * Pure, so that the shell server and `npm run release -- explain` cannot disagree.
 * Blocked and unpublished versions are out first; then signed preview, site pin,
 * weighted rollout, stable. `null` when nothing usable is left.
 */
export function resolveRelease({ remote, release, site, visitorId, preview }: ReleaseQuestion): ReleaseChoice | null {
  const usable = (version: string | undefined): version is string =>
    version !== undefined && isUsable(release, version);
  const rollout = rolloutOf(release, site);
  const candidates: Array<[ReleaseReason, string | undefined]> = [
    ['preview', preview && previewCovers(preview, site) ? preview.remotes[remote] : undefined],
    ['pin', release.pins[site]],
    ['rollout', rollout && isInRollout(rollout, visitorId) ? rollout.version : undefined],
    ['stable', release.stable],
    ...release.previous.map((version): [ReleaseReason, string] => ['previous', version]),
  ];
  const chosen = candidates.find(([, version]) => usable(version));
  if (!chosen?.[1]) return null;

  const [reason, version] = [chosen[0], chosen[1]];
  const fallbacks = [release.stable, ...release.previous].filter((other) => other !== version && usable(other));
  return { version, reason, fallbacks: [...new Set(fallbacks)] };
}

/** Published and not blocked. */
export function isUsable(release: RemoteRelease, version: string): boolean {
  return !release.blocked.includes(version) && release.versions.some((published) => published.version === version);
}

export function previewCovers(preview: Preview, site: string): boolean {
  return preview.site === undefined || preview.site === site;
}

/**
 * The rollout that decides on a site, undefined for none: one that names the site before one for all sites, of several that
 * name it the earliest. The others say nothing there, nor does one that is blocked or at 0 %.
 */
export function rolloutOf(release: RemoteRelease, site: string): Rollout | undefined {
  const usable = release.rollouts.filter(({ version, weightBps }) => weightBps > 0 && isUsable(release, version));
  return usable.find(({ sites }) => sites.includes(site)) ?? usable.find(({ sites }) => sites.length === 0);
}

/** Sticky, and monotone: a visitor who is in stays in while the weight of the same rollout grows. */
export function isInRollout(rollout: Rollout, visitorId: string): boolean {
  return rolloutBucket(rollout.id, visitorId) < rollout.weightBps;
}

/** A visitor's place in a rollout, 0 to 9,999: in when it is below the weight in basis points. */
export function rolloutBucket(rolloutId: string, visitorId: string): number {
  return murmurhash.v3(rolloutId + visitorId) % 10_000;
}

/** One short name for a set of versions: the same set gives the same id whatever the order of its keys. */
export function releaseSetId(versions: Partial<Record<RemoteName, string>>): string {
  const named = Object.entries(versions).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = named.map(([remote, version]) => `${remote}@${version}`).join(' ');
  return [0, 1].map((seed) => murmurhash.v3(text, seed).toString(16).padStart(8, '0')).join('');
}
