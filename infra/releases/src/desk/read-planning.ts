import { openOutlook } from '../automation/plan-outlook';
import type { OutlookSources } from '../automation/plan-outlook';
import type { Planning } from '@shared-kit/contracts/operator/release-planning.contract';
import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import type { PlanLog } from '../plan/plan-log';
import { toPlanText } from '../plan/plan-text';
import { describeRule, isOfRing } from '../rings/ring-rule';
import { toPlan } from './read-evidence';

/** Plans that ended, which are listed below those at work. */
const ENDED_SHOWN = 10;

export type PlanningSources = Pick<OutlookSources, 'releaseLog' | 'rings' | 'sites'> & {
  /** Without it there are neither freezes nor plans. */
  planned: { plans: PlanLog; evidence: OutlookSources['evidence'] } | undefined;
};

/** What rollouts are planned by. */
export async function readPlanning(sources: PlanningSources): Promise<Planning> {
  const { rings, sites, planned } = sources;
  const [known, all] = await Promise.all([rings.rings(), sites()]);
  return {
    rings: known.map(({ name, rule, actor, at, revision }) => ({
      ...{ name, rule, actor, at: at.toISOString(), words: describeRule(rule), revision },
      sites: all.filter((site) => isOfRing(rule, site)).map(({ slug }) => slug),
    })),
    freezes: (await planned?.plans.freezes()) ?? [],
    plans: planned ? await listPlans({ ...sources, ...planned }) : [],
  };
}

async function listPlans(sources: OutlookSources & { plans: PlanLog }): Promise<Planning['plans']> {
  const [plans, outlook] = await Promise.all([sources.plans.plans(), openOutlook(sources, new Date())]);
  const shown = listed(plans).map(async (plan) => ({
    ...toPlan(plan, await outlook(plan)),
    text: toPlanText(plan.plan),
  }));
  return Promise.all(shown);
}

function listed(plans: readonly PlanState[]): PlanState[] {
  const newest = plans.toReversed();
  return [...newest.filter(isLive), ...newest.filter((plan) => !isLive(plan)).slice(0, ENDED_SHOWN)];
}
