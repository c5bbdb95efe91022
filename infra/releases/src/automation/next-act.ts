import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { Judgement } from '../judgement/judgement';
import type { PlanState } from '../plan/fold-plans';
import { freezeAt } from '../plan/plan-faults';
import { movedBy } from '../plan/plan.contract';
import type { Freeze } from '../plan/plan.contract';
import { isOpen, nextOpening } from '../plan/plan-window';
import type { ReleaseState } from '../registry/log/fold-releases';

/** What automation does for a plan now. It follows what a person approved, or stops; it decides nothing new. */
export type NextAct =
  /** `until`: where what it waits for comes at a moment that is known. */
  | { act: 'wait'; words: string; until?: Date }
  | { act: 'step'; step: number; words: string }
  | { act: 'hold' | 'abort' | 'promote'; words: string };

export type Present = {
  release: ReleaseState;
  /** Of the remotes that it moves along. */
  others: ReadonlyMap<RemoteName, ReleaseState>;
  /** Of the rollout that the last step made, null where there is none or nothing to judge. */
  judgement: Judgement | null;
  freezes: readonly Freeze[];
  /** Time zones of the sites that a ring, or all sites, are. */
  timeZonesOf: (ring: string | null) => string[];
  now: Date;
};

/** A plan's next act by its state, what became of its rollout, the judgement and the clock. Pure. */
export function nextAct(plan: PlanState, present: Present): NextAct {
  const idle = notAtWork(plan);
  if (idle) return idle;
  const otherwise = otherwiseDecided(plan, present.release) ?? otherwiseAlong(plan, present.others);
  if (otherwise !== null) return { act: 'abort', words: otherwise };
  if (plan.state === 'held') return { act: 'wait', words: `it is held: ${plan.words}` };
  const last = plan.taken.at(-1);
  return last ? afterStep(plan, last, present) : begin(plan, present);
}

function notAtWork({ state }: PlanState): NextAct | null {
  if (state === 'draft') return { act: 'wait', words: 'nobody has approved it' };
  return state === 'promoted' || state === 'aborted' ? { act: 'wait', words: `it is ${state}` } : null;
}

function afterStep(plan: PlanState, last: PlanState['taken'][number], present: Present): NextAct {
  const { judgement, now } = present;
  if (judgement?.verdict === 'abort' || judgement?.verdict === 'hold')
    return { act: judgement.verdict, words: judgement.words };
  const until = endOfStep(plan, last);
  if (now < until) return { act: 'wait', words: `step ${last.step + 1} stays`, until };
  if (judgement?.verdict !== 'good') return { act: 'wait', words: judgement?.words ?? 'nothing is known of it' };
  return goOn(plan, last.step + 1, judgement.words, present);
}

/** A step stays at least as long as its plan says. */
function endOfStep({ plan }: PlanState, { step, at }: PlanState['taken'][number]): Date {
  return new Date(at.getTime() + (plan.steps[step]?.wait ?? 0) * 60_000);
}

function begin(plan: PlanState, present: Present): NextAct {
  const { start } = plan.plan;
  if (start !== null && present.now < new Date(start))
    return { act: 'wait', words: 'it does not begin', until: new Date(start) };
  return goOn(plan, 0, `approved by ${plan.approvedBy}`, present);
}

function goOn({ plan }: PlanState, step: number, words: string, { freezes, timeZonesOf, now }: Present): NextAct {
  const freeze = freezeAt(freezes, now);
  if (freeze) return { act: 'wait', words: `the freeze ${freeze.name} lasts`, until: new Date(freeze.to) };
  const next = plan.steps[step];
  // Promoting reaches all sites, whatever the last step did.
  const timeZones = timeZonesOf(next ? next.ring : null);
  if (!isOpen(plan.windows, timeZones, now)) {
    const until = nextOpening(plan.windows, timeZones, now);
    const closed = 'no window is open on all sites';
    return until ? { act: 'wait', words: closed, until } : { act: 'wait', words: `${closed}, nor will one be` };
  }
  if (next) return { act: 'step', step, words };
  return plan.promote
    ? { act: 'promote', words }
    : { act: 'hold', words: `all steps are taken, a person promotes it: ${words}` };
}

/** A plan as one of the remotes that it moves sees it; of another one it is nothing's. */
export function asOf(state: PlanState, remote: RemoteName): PlanState {
  const version = movedBy(state.plan).find(([moved]) => moved === remote)?.[1] ?? '';
  return { ...state, plan: { ...state.plan, remote, version } };
}

/** The same of the remotes that a plan moves along, naming which. */
function otherwiseAlong(state: PlanState, others: Present['others']): string | null {
  for (const [remote] of movedBy(state.plan).slice(1)) {
    const release = others.get(remote);
    const words = release && otherwiseDecided(asOf(state, remote), release);
    if (words) return `${remote} ${words}`;
  }
  return null;
}

/** The rollout that a plan's last step made, as it is now. */
export function rolloutOfPlan({ plan, taken }: PlanState, release: ReleaseState): Rollout | undefined {
  const ring = plan.steps[taken.at(-1)?.step ?? -1]?.ring ?? null;
  return release.rollouts.find((rollout) => rollout.ring === ring && rollout.version === plan.version);
}

/** What a person did to the rollout that the plan did not foresee; null for nothing. */
export function otherwiseDecided(state: PlanState, release: ReleaseState): string | null {
  const { plan, taken } = state;
  if (release.blocked.includes(plan.version)) return `${plan.version} was blocked`;
  if (release.stable === plan.version) return `${plan.version} was promoted without the plan`;
  const step = plan.steps[taken.at(-1)?.step ?? -1];
  if (!step) return null;
  const rollout = rolloutOfPlan(state, release);
  if (!rollout) return `${plan.version} was taken back`;
  return rollout.weightBps === step.weight
    ? null
    : `a person set ${rollout.weightBps / 100} % where the plan has ${step.weight / 100} %`;
}
