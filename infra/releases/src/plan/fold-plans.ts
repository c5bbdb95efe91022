import type { Plan, PlanEvent } from './plan.contract';
import { keptPlanSchema } from './plan.contract';

/** A plan and how far it is. */
export type PlanState = {
  id: number;
  plan: Plan;
  by: string;
  /** The account or token that it was; null for a command line. */
  byId: string | null;
  /** `draft`: nobody approved it. `scheduled`: approved, no step taken. `held`: it waits for a person. */
  state: 'draft' | 'scheduled' | 'running' | 'held' | 'promoted' | 'aborted';
  /** Steps taken. */
  taken: { step: number; at: Date; event: number }[];
  /** When a person last said that it goes on, in spite of what held it. */
  resumedAt: Date | null;
  /** Of the last thing that happened. */
  words: string;
  approvedBy: string | null;
  revision: number;
  /** Of the last thing that happened. */
  at: Date;
};

/** Plans of all remotes, the oldest first. One that this version cannot read is not there: nothing goes on by it. */
export function foldPlans(events: readonly PlanEvent[]): PlanState[] {
  const plans = new Map<number, PlanState>();
  for (const event of events) {
    const { id, actor, actorId, at } = event;
    if (event.kind === 'drafted') {
      const plan = keptPlanSchema.safeParse(event.payload.plan);
      if (!plan.success) continue;
      replace(event.payload.replaces, event);
      const facts = { id, plan: plan.data, taken: [], resumedAt: null, approvedBy: null, revision: id, at };
      plans.set(id, { ...facts, by: actor, byId: actorId, state: 'draft', words: `drafted by ${actor}` });
      continue;
    }
    const known = plans.get(event.payload.plan);
    if (known) plans.set(known.id, { ...after(known, event), revision: id, at });
  }
  return [...plans.values()];

  function replace(replaced: number | undefined, { id: by, actor, at }: PlanEvent): void {
    const known = replaced === undefined ? undefined : plans.get(replaced);
    if (known)
      plans.set(known.id, { ...known, state: 'aborted', words: `replaced by ${actor}: plan ${by}`, revision: by, at });
  }

  function after(known: PlanState, event: Exclude<PlanEvent, { kind: 'drafted' }>): PlanState {
    const { at, actor } = event;
    switch (event.kind) {
      case 'approved':
        return { ...known, state: 'scheduled', approvedBy: actor, words: `approved by ${actor}` };
      case 'stepped': {
        const { step, event: decided, words } = event.payload;
        return { ...known, state: 'running', taken: [...known.taken, { step, at, event: decided }], words };
      }
      case 'resumed':
        return {
          ...known,
          state: known.taken.length > 0 ? 'running' : 'scheduled',
          resumedAt: at,
          words: `resumed by ${actor}`,
        };
      case 'held':
      case 'aborted':
      case 'promoted':
        return { ...known, state: event.kind, words: event.payload.words };
    }
  }
}

/** Whether something may still come of it. */
export function isLive({ state }: PlanState): boolean {
  return state !== 'promoted' && state !== 'aborted';
}
