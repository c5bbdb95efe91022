import type { RemoteRelease, Rollout } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import {
  isInRollout,
  isUsable,
  previewCovers,
  resolveRelease,
  rolloutBucket,
  rolloutOf,
} from '@shared-kit/domain/release/resolve-release';
import type { Preview, ReleaseReason } from '@shared-kit/domain/release/resolve-release';
import { describeOrigin, whichSites } from '../command/describe-event';
import { formatWeight } from './parse-weight';
import { historyOf } from './log/fold-releases';
import type { ReleaseEvent } from './log/release-event.contract';

type Question = {
  remote: RemoteName;
  release: RemoteRelease;
  /** The remote's events, oldest first: they say who decided what. */
  events: readonly ReleaseEvent[];
  site: string;
  /** Without one the answer is for visitors in general. */
  visitorId?: string | undefined;
  preview?: Preview | null | undefined;
};

const BECAUSE: Record<ReleaseReason, string> = {
  preview: 'the signed link asks for it',
  pin: 'the site is pinned to it',
  rollout: 'the visitor is in its rollout',
  stable: 'it is stable',
  previous: 'stable is blocked and this is the newest good version before it',
};

/** Why a visitor of a site gets a version of a remote: each step in the order in which the shell takes it. */
export function explainRelease(question: Question): string[] {
  return [
    `${question.remote} on ${question.site}${question.visitorId ? `, visitor ${question.visitorId}` : ''}`,
    `  blocked   ${explainBlocked(question)}`,
    `  preview   ${explainPreview(question)}`,
    `  pin       ${explainPin(question)}`,
    ...explainRollouts(question).map((line) => `  rollout   ${line}`),
    `  stable    ${explainStable(question)}`,
    `  => ${conclude(question)}`,
  ];
}

function explainBlocked({ release, events }: Question): string {
  if (release.blocked.length === 0) return 'nothing';
  return release.blocked
    .map(
      (version) =>
        `${version} is out (${origin(events, (event) => event.kind === 'blocked' && event.payload.version === version)})`,
    )
    .join(', ');
}

function explainPreview({ preview, remote, site, release }: Question): string {
  const version = preview?.remotes[remote];
  if (!preview || version === undefined) return 'none asked for; only a signed link brings one';
  if (!previewCovers(preview, site)) return `the link is for ${preview.site}, so no`;
  return `the link asks for ${version}${unusable(release, version)}`;
}

function explainPin({ release, site, events }: Question): string {
  const version = release.pins[site];
  if (version === undefined) return 'none for this site';
  return `${version} (${origin(events, (event) => event.kind === 'pinned' && event.payload.site === site)})${unusable(release, version)}`;
}

function explainRollouts(question: Question): string[] {
  const { rollouts } = question.release;
  return rollouts.length === 0 ? ['none'] : rollouts.map((rollout) => explainRollout(question, rollout));
}

function explainRollout({ release, site, visitorId, events }: Question, rollout: Rollout): string {
  const { id, version, weightBps, sites, ring } = rollout;
  const who = origin(
    events,
    ({ kind, payload }) => kind === 'rolled' && payload.version === version && (payload.ring ?? null) === ring,
  );
  const what = `${version} for ${formatWeight(weightBps)} of ${whichSites(sites, ring)} (${who})`;
  if (!isUsable(release, version)) return `${what}${unusable(release, version)}`;
  if (sites.length > 0 && !sites.includes(site)) return `${what}; not this site, so no`;
  if (weightBps === 0) return `${what}, so nobody`;
  if (rolloutOf(release, site) !== rollout) return `${what}; another rollout names this site, so no`;
  if (visitorId === undefined) return what;
  const isIn = isInRollout(rollout, visitorId);
  return `${what}; the visitor's place is ${rolloutBucket(id, visitorId)} of 10000, ${isIn ? 'below' : 'not below'} ${weightBps}, so ${isIn ? 'yes' : 'no'}`;
}

/** By the event that made it so: one that ended a rollout beside it, also names it as what visitors go back to. */
function explainStable({ release, events }: Question): string {
  const history = historyOf(events);
  const made = history.findLast(
    ({ state }, index) => state.stable === release.stable && history[index - 1]?.state.stable !== release.stable,
  );
  return `${release.stable} (${made ? describeOrigin(made.event) : 'unknown'})${unusable(release, release.stable)}`;
}

/** The resolver itself has the last word, so that an explanation cannot differ from what the shell does. */
function conclude(question: Question): string {
  const { release, visitorId } = question;
  const answer = (id: string) => {
    const choice = resolveRelease({ ...question, visitorId: id });
    if (!choice) return 'nothing: every version is blocked, so pages do without this remote';
    const ladder =
      choice.fallbacks.length > 0
        ? `; if it fails, ${choice.fallbacks.join(', then ')}`
        : '; if it fails, the slot falls back';
    return `${choice.version}, because ${BECAUSE[choice.reason]}${ladder}`;
  };
  if (visitorId !== undefined) return answer(visitorId);

  const rollout = rolloutOf(release, question.site);
  const outside = resolveRelease({ ...question, release: { ...release, rollouts: [] }, visitorId: '' });
  const inside = resolveRelease({
    ...question,
    release: { ...release, rollouts: rollout ? [{ ...rollout, weightBps: 10_000 }] : [] },
    visitorId: '',
  });
  if (!rollout || inside?.reason !== 'rollout' || rollout.weightBps === 10_000) return answer('');
  return `${formatWeight(rollout.weightBps)} of visitors get ${inside.version}, the others ${outside?.version ?? 'nothing'}; give --visitor to ask for one`;
}

function unusable(release: RemoteRelease, version: string): string {
  if (release.blocked.includes(version)) return ', but it is blocked, so no';
  return isUsable(release, version) ? '' : ', but it was never published, so no';
}

function origin(events: readonly ReleaseEvent[], matches: (event: ReleaseEvent) => boolean): string {
  const event = events.findLast(matches);
  return event ? describeOrigin(event) : 'unknown';
}
