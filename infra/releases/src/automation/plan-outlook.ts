import type { DeskPlan } from '@shared-kit/contracts/operator/release-evidence.contract';
import type { EvidenceRepository } from '../evidence/evidence-repository';
import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import type { PlanLog } from '../plan/plan-log';
import type { ReleaseLog } from '../registry/log/release-log';
import { readReach } from '../rings/ring-reach';
import type { RingLog } from '../rings/ring-log';
import type { RingSite } from '../rings/ring-rule';
import { considerPlan } from './consider-plan';
import type { NextAct } from './next-act';

/** What becomes of a plan next, or what it waits for and until when; null where nothing will, or where a person is awaited. */
export type Outlook = DeskPlan['next'];

export type OutlookSources = {
  releaseLog: Pick<ReleaseLog, 'events'>;
  plans: Pick<PlanLog, 'freezes'>;
  evidence: Pick<EvidenceRepository, 'sums'>;
  rings: Pick<RingLog, 'rings'>;
  sites: () => Promise<readonly RingSite[]>;
};

/** Reads what plans depend on once; of a draft it is told what would come of it if it were approved now. */
export async function openOutlook(sources: OutlookSources, now: Date): Promise<(plan: PlanState) => Promise<Outlook>> {
  const { releaseLog, plans, evidence } = sources;
  const [events, freezes, { timeZonesOf }] = await Promise.all([
    releaseLog.events(),
    plans.freezes(),
    readReach(sources),
  ]);
  return async (plan) => {
    if (!isLive(plan) || plan.state === 'held') return null;
    const approved: PlanState = plan.state === 'draft' ? { ...plan, state: 'scheduled', approvedBy: 'you' } : plan;
    const { act } = await considerPlan(approved, { events, evidence, freezes, timeZonesOf, now });
    return toOutlook(act);
  };
}

function toOutlook(next: NextAct): NonNullable<Outlook> {
  switch (next.act) {
    case 'wait':
      return { words: next.words, until: next.until?.toISOString() ?? null };
    case 'step':
      return { words: `step ${next.step + 1} is taken within seconds`, until: null };
    case 'promote':
      return { words: 'everybody gets it within seconds', until: null };
    case 'hold':
      return { words: `it is held within seconds: ${next.words}`, until: null };
    case 'abort':
      return { words: `it ends within seconds: ${next.words}`, until: null };
  }
}
