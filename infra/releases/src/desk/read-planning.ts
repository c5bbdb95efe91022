import type { Planning } from '@shared-kit/contracts/server/release-planning.contract';
import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import type { PlanLog } from '../plan/plan-log';
import { toPlanText } from '../plan/plan-text';
import type { RingLog } from '../rings/ring-log';
import { describeRule, isOfRing } from '../rings/ring-rule';
import type { RingSite } from '../rings/ring-rule';
import { toPlan } from './read-evidence';

/** Plans that ended, which are listed below those at work. */
const ENDED_SHOWN = 10;

type PlanningSources = {
  rings: Pick<RingLog, 'rings'>;
  sites: () => Promise<RingSite[]>;
  /** Without it there are neither freezes nor plans. */
  plans: Pick<PlanLog, 'freezes' | 'plans'> | undefined;
};

/** What rollouts are planned by. */
export async function readPlanning({ rings, sites, plans }: PlanningSources): Promise<Planning> {
  const [known, all] = await Promise.all([rings.rings(), sites()]);
  return {
    rings: known.map(({ name, rule, actor, at, revision }) => ({
      ...{ name, rule, actor, at: at.toISOString(), words: describeRule(rule), revision },
      sites: all.filter((site) => isOfRing(rule, site)).map(({ slug }) => slug),
    })),
    freezes: (await plans?.freezes()) ?? [],
    plans: listed((await plans?.plans()) ?? []).map((plan) => ({ ...toPlan(plan), text: toPlanText(plan.plan) })),
  };
}

function listed(plans: readonly PlanState[]): PlanState[] {
  const newest = plans.toReversed();
  return [...newest.filter(isLive), ...newest.filter((plan) => !isLive(plan)).slice(0, ENDED_SHOWN)];
}
