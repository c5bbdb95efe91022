import type { EvidenceMinute } from '@shared-kit/contracts/release/evidence.contract';
import type { AutomationDeps } from '@infra/releases/automation/automation';
import { foldPlans } from '@infra/releases/plan/fold-plans';
import type { PlanEvent } from '@infra/releases/plan/plan.contract';
import { toActorColumns } from '@infra/releases/registry/actor';
import { foldReleases, stateOf } from '@infra/releases/registry/log/fold-releases';
import type { ReleaseEvent } from '@infra/releases/registry/log/release-event.contract';
import { sumsOf } from './weigh-minutes';

/**
 * The logs and the evidence without a database, which would write its own time: what decides, folds, counts and
 * judges is the product's, under a clock that is told.
 */
export function inMemory(clock: () => Date) {
  const events: ReleaseEvent[] = [];
  const planEvents: PlanEvent[] = [];
  const minutes: EvidenceMinute[] = [];
  const judgements: string[] = [];
  const plans = async () => foldPlans(planEvents);

  const deps: AutomationDeps = {
    releaseLog: {
      events: async () => events,
      async append(actor, remote, decide) {
        const revision = events.at(-1)?.id ?? 0;
        const change = decide(stateOf(foldReleases(events), remote), revision);
        if (!change) return null;
        const event = { id: revision + 1, at: clock(), ...toActorColumns(actor), remote, ...change } as ReleaseEvent;
        events.push(event);
        return event;
      },
    },
    plans: {
      plans,
      secondApproval: () => Promise.resolve({ isAsked: false, people: { accounts: [], makers: new Map() } }),
      freezes: async () => [],
      setFreeze: async () => undefined,
      async append(actor, remote, decide) {
        const change = decide(await plans(), []);
        if (!change) return null;
        const event = { id: planEvents.length + 1, at: clock(), ...toActorColumns(actor), remote, ...change };
        planEvents.push(event);
        return event;
      },
      unchanged: async (work) => work(await plans(), []),
      keep: async (_of, { words }) => judgements.push(words),
      judgements: async () => [],
      async alone(work) {
        await work();
        return true;
      },
      close: async () => undefined,
    },
    evidence: { sums: sumsOf(() => minutes) },
    sitesOf: async () => [],
    timeZones: async () => () => ['Australia/Brisbane'],
    assertSitesFit: async () => undefined,
    log: { info: () => undefined, error: (facts) => void console.error(facts) },
  };
  return { deps, minutes, judgements };
}
