import { isLive } from '../plan/fold-plans';
import type { PlanState } from '../plan/fold-plans';
import type { PlanLog } from '../plan/plan-log';
import type { PlanChange } from '../plan/plan.contract';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import type { ReleaseLog } from '../registry/log/release-log';

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

function untold(known: PlanState, events: readonly ReleaseEvent[]): PlanChange | null {
  if (known.state === 'aborted' || known.state === 'promoted') return null;
  for (const event of events) {
    const change = event.remote === known.plan.remote ? toldBy(event, known) : null;
    if (change) return change;
  }
  return null;
}

/** What an event of its remote says of a plan that the plan does not know yet. */
function toldBy(event: ReleaseEvent, { id, taken, plan }: PlanState): PlanChange | null {
  if (!('plan' in event.payload) || event.payload.plan?.id !== id) return null;
  const { judgement } = event.payload;
  const facts = { plan: id, ...(judgement !== undefined && { judgement }) };
  if (event.kind === 'promoted')
    return { kind: 'promoted', payload: { ...facts, words: `${plan.version} was promoted` } };
  const { step } = event.payload.plan;
  if (event.kind !== 'rolled' || taken.some((known) => known.step === step)) return null;
  const { weight, ring } = plan.steps[step]!;
  const words = `step ${step + 1}: ${weight / 100} % of ${ring === null ? 'all sites' : `ring ${ring}`}`;
  return { kind: 'stepped', payload: { ...facts, step, event: event.id, words } };
}
