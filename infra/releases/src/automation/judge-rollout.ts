import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { EvidenceStore } from '../evidence/evidence-store';
import { judge } from '../judgement/judge';
import type { Judgement } from '../judgement/judgement';
import { isCompared, weigh } from '../judgement/weigh';
import type { Step } from '../judgement/weigh';
import type { ReleaseEvent } from '../registry/release-event.contract';
import { stepsOf } from './rollout-steps';

type Asked = {
  /** Of the rollout's remote, the oldest first. */
  events: readonly ReleaseEvent[];
  rollout: Rollout;
  /** When a person last said that it goes on. */
  resumedAt: Date | null;
  evidence: Pick<EvidenceStore, 'since'>;
};

export type JudgedRollout = { judgement: Judgement; minutes: EvidenceMinute[]; steps: readonly Step[] };

/** Judges a rollout by what shells have told of it and of what others get on the same sites. */
export async function judgeRollout({ events, rollout, resumedAt, evidence }: Asked): Promise<JudgedRollout> {
  const steps = stepsOf(events, rollout, resumedAt);
  const from = new Date(steps[0]?.parts[0]?.fromMs ?? 0);
  const remote = events[0]?.remote ?? '';
  const minutes = steps.length > 0 ? await evidence.since(remote, from) : [];
  const compared = steps.filter(isCompared);
  const since = compared.findIndex(({ parts }) => (parts[0]?.fromMs ?? 0) >= (resumedAt?.getTime() ?? 0));
  const signalsFrom = since === -1 ? compared.length : since;
  return { judgement: judge(rollout.version, weigh(minutes, rollout.version, compared), signalsFrom), minutes, steps };
}
