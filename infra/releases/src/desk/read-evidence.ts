import { vitals } from '@shared-kit/contracts/release/evidence.contract';
import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { DeskEvidence, DeskPlan, RemoteEvidence } from '@shared-kit/contracts/server/release-evidence.contract';
import { threeQuartersWithin } from '@shared-kit/domain/release/vital-buckets';
import { judgeRollout } from '../automation/judge-rollout';
import type { JudgedRollout } from '../automation/judge-rollout';
import { rolloutOfPlan } from '../automation/next-act';
import type { EvidenceStore } from '../evidence/evidence-store';
import { isIn, sum } from '../judgement/weigh';
import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import type { PlanLog } from '../plan/plan-log';
import { foldReleases, stateOf } from '../registry/fold-releases';
import type { ReleaseLog } from '../registry/release-log';

/** Minutes that a chart shows, and judgements that a page lists. */
const SHOWN_MINUTES = 60;
const SHOWN_JUDGEMENTS = 10;

export type EvidenceSources = {
  releaseLog: Pick<ReleaseLog, 'events'>;
  plans: PlanLog;
  evidence: Pick<EvidenceStore, 'since'>;
};

/** How everything that is being rolled out of a remote does, judged as automation does it. */
export async function readEvidence(sources: EvidenceSources, remote: RemoteName): Promise<RemoteEvidence> {
  const events = (await sources.releaseLog.events()).filter((event) => event.remote === remote);
  const release = stateOf(foldReleases(events), remote);
  const plans = (await sources.plans.plans()).filter((plan) => isLive(plan) && plan.plan.remote === remote);
  const rollouts: DeskEvidence[] = [];
  for (const rollout of release.rollouts.filter(({ weightBps }) => weightBps > 0)) {
    const resumedAt = plans.find((plan) => rolloutOfPlan(plan, release) === rollout)?.resumedAt ?? null;
    rollouts.push(toEvidence(rollout, await judgeRollout({ events, rollout, resumedAt, evidence: sources.evidence })));
  }
  const kept = await sources.plans.judgements(remote, SHOWN_JUDGEMENTS);
  return {
    rollouts,
    plans: plans.map(toPlan).reverse(),
    judgements: kept.map(({ id, at, version, verdict, words }) => ({
      ...{ id, at: at.toISOString(), version, verdict, words },
    })),
  };
}

export function toPlan({ id, revision, plan, state, words, taken }: PlanState): DeskPlan {
  return {
    ...{ id, revision, version: plan.version, state, words, promote: plan.promote },
    steps: plan.steps.map(({ weight, ring, wait }, index) => {
      const takenAt = taken.find(({ step }) => step === index)?.at.toISOString() ?? null;
      return { weightBps: weight, ring, waitMinutes: wait, takenAt };
    }),
  };
}

function toEvidence(rollout: Rollout, { judgement, minutes, steps }: JudgedRollout): DeskEvidence {
  const { id, version, ring, weightBps } = rollout;
  const parts = steps.flatMap((step) => step.parts);
  const own = minutes.filter((minute) => parts.some((part) => isIn(minute, part)));
  const [canary, baseline] = [true, false].map((is) =>
    sum(own.filter((minute) => (minute.version === version) === is)),
  );
  return {
    ...{ rollout: id, version, ring, weightBps, ...judgement },
    series: seriesOf(own, version),
    vitals: vitals.map((name) => ({
      name,
      canary: within(threeQuartersWithin(name, canary?.vitals[name] ?? [])),
      baseline: within(threeQuartersWithin(name, baseline?.vitals[name] ?? [])),
    })),
  };
}

function within(value: number | null): number | null {
  return value === Infinity ? null : value;
}

function seriesOf(minutes: readonly EvidenceMinute[], version: string): DeskEvidence['series'] {
  const points = new Map<string, DeskEvidence['series'][number]>();
  for (const { minute, version: of, counts } of minutes) {
    const point = points.get(minute) ?? { minute, canary: nobody(), baseline: nobody() };
    const side = of === version ? point.canary : point.baseline;
    side.views += counts.views ?? 0;
    side.failures += failuresOf(counts);
    points.set(minute, point);
  }
  return [...points.values()].slice(-SHOWN_MINUTES);
}

function failuresOf(counts: EvidenceMinute['counts']): number {
  const { server_load = 0, server_render = 0, server_late = 0 } = counts;
  const { browser_load = 0, browser_render = 0, browser_hydration = 0 } = counts;
  return server_load + server_render + server_late + browser_load + browser_render + browser_hydration;
}

function nobody() {
  return { views: 0, failures: 0 };
}
