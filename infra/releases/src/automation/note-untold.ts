import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import type { PlanLog } from '../plan/plan-log';
import type { PlanChange } from '../plan/plan.contract';
import type { ReleaseEvent } from '../registry/release-event.contract';
import type { ReleaseLog } from '../registry/release-log';

type Logs = { releaseLog: Pick<ReleaseLog, 'events'>; plans: Pick<PlanLog, 'plans' | 'append'> };

/**
 * Notes in the plans which of their steps the release log has. A step is decided in the one and noted in the other: ended
 * in between, a program that starts again finds here what it did.
 */
export async function noteUntold({ releaseLog, plans }: Logs): Promise<void> {
  const events = await releaseLog.events();
  for (const { id, plan } of (await plans.plans()).filter(isLive))
    await plans.append('automation', plan.remote, (all) => {
      const present = all.find((known) => known.id === id);
      return present ? untold(present, events) : null;
    });
}

function untold({ id, taken, state, plan }: PlanState, events: readonly ReleaseEvent[]): PlanChange | null {
  if (state === 'aborted' || state === 'promoted') return null;
  for (const event of events) {
    if (event.remote !== plan.remote || !('plan' in event.payload) || event.payload.plan?.id !== id) continue;
    const facts = { plan: id, ...(event.payload.judgement !== undefined && { judgement: event.payload.judgement }) };
    if (event.kind === 'promoted')
      return { kind: 'promoted', payload: { ...facts, words: `${plan.version} was promoted` } };
    const { step } = event.payload.plan;
    if (event.kind !== 'rolled' || taken.some((known) => known.step === step)) continue;
    const { weight, ring } = plan.steps[step]!;
    const words = `step ${step + 1}: ${weight / 100} % of ${ring === null ? 'all sites' : `ring ${ring}`}`;
    return { kind: 'stepped', payload: { ...facts, step, event: event.id, words } };
  }
  return null;
}
