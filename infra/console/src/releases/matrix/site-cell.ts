import type { DeskRemote, DeskRollout, DeskSite } from '@shared-kit/contracts/operator/release-desk.contract';

export type SiteCell = {
  /** What visitors outside rollouts get; null for nothing. */
  version: string | null;
  /** The site is held on a version; on another one than it gets where that is blocked. */
  pinnedTo: string | null;
  /** What a share of its visitors gets instead. */
  rollout: DeskRollout | null;
  /** Another version than most have. */
  isOther: boolean;
};

/** What a site has of a remote. */
export function siteCell(remote: DeskRemote, site: DeskSite): SiteCell {
  const version = site.gets[remote.name] ?? null;
  const pinnedTo = remote.pins[site.slug] ?? null;
  const rollout = remote.rollouts.find(({ id }) => id === site.rolls[remote.name]) ?? null;
  return { version, pinnedTo, rollout, isOther: version !== remote.stable };
}

export const siteKinds = ['all', 'pinned', 'rollout', 'other'] as const;
export type SiteKind = (typeof siteKinds)[number];

/** The sites whose name, short name or group has the words, and which have one remote at least of that kind. */
export function filterSites(
  sites: readonly DeskSite[],
  remotes: readonly DeskRemote[],
  { text, kind }: { text: string; kind: SiteKind },
): DeskSite[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return sites.filter((site) => {
    const searched = `${site.name} ${site.slug} ${site.group}`.toLowerCase();
    return words.every((word) => searched.includes(word)) && isOfKind(site, remotes, kind);
  });
}

function isOfKind(site: DeskSite, remotes: readonly DeskRemote[], kind: SiteKind): boolean {
  if (kind === 'all') return true;
  return remotes.some((remote) => {
    const cell = siteCell(remote, site);
    if (kind === 'pinned') return cell.pinnedTo !== null;
    return kind === 'rollout' ? cell.rollout !== null : cell.isOther;
  });
}
