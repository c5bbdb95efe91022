import { vitals } from '@shared-kit/contracts/release/evidence.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { DeskEvidence, DeskPlan, RemoteEvidence } from '@shared-kit/contracts/operator/release-evidence.contract';
import { judgeRollout } from '../judgement/judge-rollout';
import type { JudgedRollout } from '../judgement/judge-rollout';
import { asOf, rolloutOfPlan } from '../automation/next-act';
import { openOutlook } from '../automation/plan-outlook';
import type { Outlook, OutlookSources } from '../automation/plan-outlook';
import type { EvidenceRepository } from '../evidence/evidence-repository';
import { sum } from '../judgement/weigh';
import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import { movedBy } from '../plan/plan.contract';
import type { PlanLog } from '../plan/plan-log';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import type { ReleaseLog } from '../registry/log/release-log';
import { shownVital } from './shown-vital';

/** Minutes that a chart shows, and judgements that a page lists. */
const SHOWN_MINUTES = 60;
const SHOWN_JUDGEMENTS = 10;

export type EvidenceSources = Pick<OutlookSources, 'rings' | 'sites'> & {
  releaseLog: Pick<ReleaseLog, 'events'>;
  plans: PlanLog;
  evidence: Pick<EvidenceRepository, 'sums' | 'series' | 'versions'>;
};

/** How everything that is being rolled out of a remote does, judged as automation does it. */
export async function readEvidence(sources: EvidenceSources, remote: RemoteName): Promise<RemoteEvidence> {
  const outlook = await openOutlook(sources, new Date());
  const events = (await sources.releaseLog.events()).filter((event) => event.remote === remote);
  const release = stateOf(foldReleases(events), remote);
  const plans = (await sources.plans.plans()).filter(
    (plan) => isLive(plan) && movedBy(plan.plan).some(([moved]) => moved === remote),
  );
  const rollouts: DeskEvidence[] = [];
  for (const rollout of release.rollouts.filter(({ weightBps }) => weightBps > 0)) {
    const resumedAt = plans.find((plan) => rolloutOfPlan(asOf(plan, remote), release) === rollout)?.resumedAt ?? null;
    const { evidence } = sources;
    rollouts.push(await toEvidence(rollout, await judgeRollout({ events, rollout, resumedAt, evidence }), evidence));
  }
  const kept = await sources.plans.judgements(remote, SHOWN_JUDGEMENTS);
  return {
    rollouts,
    plans: (await Promise.all(plans.map(async (plan) => toPlan(plan, await outlook(plan))))).reverse(),
    judgements: kept.map(({ id, at, version, verdict, words }) => ({
      ...{ id, at: at.toISOString(), version, verdict, words },
    })),
  };
}

export function toPlan({ id, revision, plan, state, words, taken }: PlanState, next: Outlook): DeskPlan {
  return {
    ...{
      id,
      revision,
      remote: plan.remote,
      version: plan.version,
      with: plan.with,
      state,
      words,
      promote: plan.promote,
      althoughTakenBack: plan.althoughTakenBack,
    },
    ...{ start: plan.start, windows: plan.windows, next },
    steps: plan.steps.map(({ weight, ring, wait }, index) => {
      const takenAt = taken.find(({ step }) => step === index)?.at.toISOString() ?? null;
      return { weightBps: weight, ring, waitMinutes: wait, takenAt };
    }),
  };
}

async function toEvidence(
  rollout: Rollout,
  { judgement, compared, of }: JudgedRollout,
  evidence: EvidenceSources['evidence'],
): Promise<DeskEvidence> {
  const { id, version, ring, weightBps } = rollout;
  const [canary, baseline] = [sum(compared.map((step) => step.canary)), sum(compared.map((step) => step.baseline))];
  return {
    ...{ rollout: id, version, ring, weightBps, ...judgement },
    series: await evidence.series(of, SHOWN_MINUTES),
    vitals: vitals.map((name) => ({
      name,
      canary: shownVital(canary, name),
      baseline: shownVital(baseline, name),
    })),
  };
}
