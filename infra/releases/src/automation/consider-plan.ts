import type { EvidenceRepository } from '../evidence/evidence-repository';
import type { Judgement } from '../judgement/judgement';
import type { PlanState } from '../plan/fold-plans';
import { movedBy } from '../plan/plan.contract';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { judgeRollout } from '../judgement/judge-rollout';
import { jointly } from './jointly';
import { asOf, nextAct, rolloutOfPlan } from './next-act';
import type { NextAct, Present } from './next-act';

type Known = Pick<Present, 'freezes' | 'timeZonesOf' | 'now'> & {
  /** Of all remotes, the oldest first. */
  events: readonly ReleaseEvent[];
  evidence: Pick<EvidenceRepository, 'sums'>;
};

/** What automation would do for a plan now, and the judgement of what it has rolled out. Changes nothing. */
export async function considerPlan(
  plan: PlanState,
  { events, evidence, ...present }: Known,
): Promise<{ act: NextAct; judgement: Judgement | null }> {
  const states = foldReleases(events);
  const judgements: [string, Judgement][] = [];
  for (const [remote] of movedBy(plan.plan)) {
    const rollout = rolloutOfPlan(asOf(plan, remote), stateOf(states, remote));
    if (!rollout) continue;
    const own = events.filter((event) => event.remote === remote);
    const { resumedAt } = plan;
    judgements.push([remote, (await judgeRollout({ events: own, rollout, resumedAt, evidence })).judgement]);
  }
  const judgement = jointly(judgements);
  const release = stateOf(states, plan.plan.remote);
  return { act: nextAct(plan, { ...present, release, others: states, judgement }), judgement };
}
