import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { EvidenceRepository } from '../evidence/evidence-repository';
import type { OfSteps } from '../evidence/evidence-sums';
import { judge } from './judge';
import type { Judgement } from './judgement';
import { isCompared } from './weigh';
import type { Compared } from './weigh';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { stepsOf } from './rollout-steps';

type Asked = {
  /** Of the rollout's remote, the oldest first. */
  events: readonly ReleaseEvent[];
  rollout: Rollout;
  /** When a person last said that it goes on. */
  resumedAt: Date | null;
  evidence: Pick<EvidenceRepository, 'sums'>;
};

/** A judgement, what it was made of, step by step, and where more of that is found. */
export type JudgedRollout = { judgement: Judgement; compared: readonly Compared[]; of: OfSteps };

/** Judges a rollout by what shells have told of it and of what others get on the same sites. */
export async function judgeRollout({ events, rollout, resumedAt, evidence }: Asked): Promise<JudgedRollout> {
  const steps = stepsOf(events, rollout, resumedAt);
  const compared = steps.filter(isCompared);
  const since = compared.findIndex(({ parts }) => (parts[0]?.fromMs ?? 0) >= (resumedAt?.getTime() ?? 0));
  const of = { remote: events[0]?.remote ?? '', version: rollout.version, steps: compared };
  const sums = compared.length > 0 ? await evidence.sums(of) : [];
  const presentFrom = compared.findLastIndex(({ goesOn }) => !goesOn);
  const judgement = judge(rollout.version, sums, since === -1 ? compared.length : since, presentFrom);
  return { judgement, compared: sums, of: { ...of, steps } };
}
