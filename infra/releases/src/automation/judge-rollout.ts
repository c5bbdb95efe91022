import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import type { RemoteRelease, Rollout } from '@shared-kit/contracts/release/release.contract';
import { rolloutOf } from '@shared-kit/domain/release/resolve-release';
import type { EvidenceStore } from '../evidence/evidence-store';
import { judge } from '../judgement/judge';
import type { Judgement } from '../judgement/judgement';
import { weigh } from '../judgement/weigh';
import type { ReleaseState } from '../registry/fold-releases';
import type { ReleaseEvent } from '../registry/release-event.contract';
import { stepsOf } from './rollout-steps';

type Asked = {
  /** Of the rollout's remote, the oldest first. */
  events: readonly ReleaseEvent[];
  release: ReleaseState;
  rollout: Rollout;
  /** When a person last said that it goes on. */
  resumedAt: Date | null;
  evidence: Pick<EvidenceStore, 'since'>;
};

export type JudgedRollout = { judgement: Judgement; minutes: EvidenceMinute[]; isOf: (site: string) => boolean };

/** Judges a rollout by what shells have told of it and of what others get on the same sites. */
export async function judgeRollout({ events, release, rollout, resumedAt, evidence }: Asked): Promise<JudgedRollout> {
  const steps = stepsOf(events, rollout, resumedAt);
  const from = new Date(steps[0]?.fromMs ?? 0);
  const remote = events[0]?.remote ?? '';
  const minutes = steps.length > 0 ? await evidence.since(remote, from) : [];
  const isOf = (site: string) => decidesOn(release, rollout, site);
  const compared = weigh(minutes, { version: rollout.version, isOf, steps });
  const since = resumedAt ? steps.findIndex(({ fromMs }) => fromMs >= resumedAt.getTime()) : 0;
  return { judgement: judge(rollout.version, compared, Math.max(since, 0)), minutes, isOf };
}

/** A site that is pinned, or that another rollout decides on, has its version for another reason than this one's chance. */
function decidesOn(release: ReleaseState, rollout: Rollout, site: string): boolean {
  if (release.pins[site] !== undefined || release.stable === null) return false;
  return rolloutOf(release as RemoteRelease, site)?.id === rollout.id;
}
