import { isProgram, nameOf } from '../registry/actor';
import type { Actor } from '../registry/actor';
import { whyOnePerson } from '../registry/log/people';
import type { People } from '../registry/log/people';
import { MOST_BY_ONE } from '../registry/log/second-approval';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { isLive } from './fold-plans';
import type { PlanState } from './fold-plans';
import { assertFits } from './plan-faults';
import type { Surroundings } from './plan-faults';
import type { PlanLog } from './plan-log';
import type { Plan, PlanChange } from './plan.contract';

export type PlanAct = 'approve' | 'hold' | 'resume' | 'abort';

/** Somebody, or automation, was quicker: the plan is not what was decided on. */
export class PlanMovedOn extends Error {
  override readonly name = 'PlanMovedOn';
}

type Decided = Pick<Surroundings, 'now' | 'reach'> & {
  actor: Actor;
  id: number;
  act: PlanAct;
  reason: string;
  /** Of the plan that was seen; left out where it was not looked at before. */
  revision?: number | undefined;
};

type SecondApproval = Awaited<ReturnType<PlanLog['secondApproval']>>;

type Drafted = Pick<Surroundings, 'now' | 'reach'> & {
  actor: Actor;
  plan: Plan;
  /** A draft that it is to take the place of, as it was seen. */
  replaces?: { plan: number; revision: number } | null | undefined;
};

/**
 * Notes a plan as a draft, in the place of another one where that is named. Nothing comes of it until somebody approves it.
 *
 * @throws {ReleaseRefusal} for what must not be, {PlanMovedOn} where the other is not as it was seen.
 */
export async function draftPlan(plans: PlanLog, drafted: Drafted): Promise<PlanState> {
  const { actor, plan, replaces, now, reach } = drafted;
  const event = await plans.append(actor, plan.remote, (all, freezes) => {
    if (replaces) assertDraft(findPlan(all, replaces.plan), replaces.revision);
    const others = all.filter(({ id }) => id !== replaces?.plan);
    assertFits(plan, { others, freezes, now, reach });
    return { kind: 'drafted', payload: { plan, ...(replaces && { replaces: replaces.plan }) } };
  });
  return findPlan(await plans.plans(), event?.id ?? 0);
}

/** What somebody approved is not written anew under their name. */
function assertDraft(plan: PlanState, revision: number): void {
  if (plan.revision !== revision) throw new PlanMovedOn(plan.words);
  if (plan.state !== 'draft')
    throw new ReleaseRefusal(`Plan ${plan.id} is ${plan.state}: abort it first, then write another one`);
}

/**
 * A person's word on a plan.
 *
 * @throws {ReleaseRefusal} for what must not be, {PlanMovedOn} where it is not the plan that was seen any more.
 */
export async function actOnPlan(plans: PlanLog, decided: Decided): Promise<PlanState> {
  const { id, actor } = decided;
  const known = findPlan(await plans.plans(), id);
  const second = await plans.secondApproval();
  await plans.append(actor, known.plan.remote, (all, freezes) =>
    change(findPlan(all, id), { ...decided, second, freezes, others: all.filter((other) => other.id !== id) }),
  );
  return findPlan(await plans.plans(), id);
}

/** @throws {ReleaseRefusal} where there is none. */
export function findPlan(plans: readonly PlanState[], id: number): PlanState {
  const plan = plans.find((known) => known.id === id);
  if (plan) return plan;
  const live = plans.filter(isLive).map((known) => `${known.id} (${known.plan.remote})`);
  throw new ReleaseRefusal(`There is no plan ${id}. Plans at work: ${live.join(', ') || 'none'}`);
}

/** On one line: it is printed, and what a terminal obeys could say something else than was decided. */
function wordsOf(act: PlanAct, actor: Actor, given: string): string {
  const reason = given.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return `${act === 'abort' ? 'aborted' : 'held'} by ${nameOf(actor)}${reason ? `: ${reason}` : ''}`;
}

/** A plan that is held or ends takes nothing back: visitors keep what its steps gave them. */
function whatStays({ taken, plan: { version } }: PlanState): string {
  return taken.length === 0 ? '' : `; who was given ${version} keeps it until somebody takes it back or promotes it`;
}

/** Why it is no second person that approves what reaches most visitors; null where it is one. */
function whyNoSecond({ id, by, byId }: PlanState, actor: Actor, people: People): string | null {
  const name = nameOf(actor);
  if (isProgram(actor)) return `${name} is a program: a person has to approve plan ${id}`;
  const fault = whyOnePerson({ name: by, id: byId }, actor, people, `drafted plan ${id}`);
  return fault && `${name} ${fault}: a second person has to approve what reaches more than half of all visitors`;
}

/** What its rings are is known at each step: one that reaches most visitors is refused then, where nobody second approved. */
function reachesMostByItself({ promote, steps }: Plan): boolean {
  return promote || steps.some(({ weight, ring }) => ring === null && weight > MOST_BY_ONE);
}

function approval(plan: PlanState, actor: Actor, { isAsked, people }: SecondApproval, check: () => void): PlanChange {
  const fault = whyNoSecond(plan, actor, people);
  if (isAsked && reachesMostByItself(plan.plan) && fault !== null) throw new ReleaseRefusal(fault);
  if (plan.state !== 'draft') throw new ReleaseRefusal(`Plan ${plan.id} was approved by ${plan.approvedBy}`);
  check();
  return { kind: 'approved', payload: { plan: plan.id, second: fault === null } };
}

function change(plan: PlanState, decided: Decided & Surroundings & { second: SecondApproval }): PlanChange | null {
  const { act, actor, reason, revision, second } = decided;
  if (revision !== undefined && revision !== plan.revision) throw new PlanMovedOn(plan.words);
  if (!isLive(plan)) throw new ReleaseRefusal(`Plan ${plan.id} is ${plan.state}: ${plan.words}`);
  const words = wordsOf(act, actor, reason);
  switch (act) {
    case 'approve':
      return approval(plan, actor, second, () => assertFits(plan.plan, decided));
    case 'hold':
      if (plan.state === 'draft') throw new ReleaseRefusal(`Plan ${plan.id} is a draft: nothing comes of it yet`);
      return plan.state === 'held'
        ? null
        : { kind: 'held', payload: { plan: plan.id, words: `${words}${whatStays(plan)}` } };
    case 'resume':
      if (plan.state !== 'held') throw new ReleaseRefusal(`Plan ${plan.id} is not held, it is ${plan.state}`);
      return { kind: 'resumed', payload: { plan: plan.id } };
    case 'abort':
      return { kind: 'aborted', payload: { plan: plan.id, words: `${words}${whatStays(plan)}` } };
  }
}
