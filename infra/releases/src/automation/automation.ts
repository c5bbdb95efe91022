import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { EvidenceRepository } from '../evidence/evidence-repository';
import type { Judgement } from '../judgement/judgement';
import { isLive } from '../plan/fold-plans';
import { freezeAt } from '../plan/plan-faults';
import { movedBy } from '../plan/plan.contract';
import type { PlanState } from '../plan/fold-plans';
import type { PlanLog } from '../plan/plan-log';
import { foldReleases } from '../registry/log/fold-releases';
import type { ReleaseState } from '../registry/log/fold-releases';
import { promote, roll, takeBack } from '../registry/log/release-decisions';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import type { ReleaseLog } from '../registry/log/release-log';
import { AUTOMATION } from '../registry/actor';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { considerPlan } from './consider-plan';
import { judgeRollout } from '../judgement/judge-rollout';
import { asOf, otherwiseDecided, rolloutOfPlan } from './next-act';
import type { NextAct, Present } from './next-act';
import { noteUntold } from './note-untold';

export type AutomationDeps = {
  releaseLog: Pick<ReleaseLog, 'events' | 'append'>;
  plans: PlanLog;
  evidence: Pick<EvidenceRepository, 'sums'>;
  /** Slugs of a ring's sites as they are now; of all sites for null, which is none named. */
  sitesOf: (ring: string | null) => Promise<string[]>;
  timeZones: () => Promise<(ring: string | null) => string[]>;
  /** @throws {ReleaseRefusal} where a stored site does not fit the version. */
  assertSitesFit: (remote: RemoteName, version: string) => Promise<void>;
  log: Record<'info' | 'error', (facts: object, words: string) => void>;
};

/**
 * One look at everything that is being rolled out: a version that does harm is taken back, whether by a plan or not, and
 * each approved plan goes on as it says. The clock is the caller's.
 */
export async function automate(deps: AutomationDeps, now: Date): Promise<void> {
  await noteUntold(deps);
  const events = await deps.releaseLog.events();
  const plans = (await deps.plans.plans()).filter(isLive);
  for (const [remote, release] of foldReleases(events)) {
    for (const rollout of release.rollouts.filter(({ weightBps }) => weightBps > 0))
      await apart(deps, { remote, version: rollout.version }, () =>
        guard(deps, { remote, release, rollout, events, plans, now }),
      );
  }
  await followPlans(deps, now);
}

/** What goes wrong with one rollout or plan is not to stop the others, which may do harm meanwhile. */
async function apart({ log }: AutomationDeps, of: object, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => log.error({ err: error, ...of }, 'A rollout could not be looked at'));
}

type Watched = {
  remote: RemoteName;
  release: ReleaseState;
  rollout: Rollout;
  events: readonly ReleaseEvent[];
  plans: readonly PlanState[];
  now: Date;
};

async function guard(deps: AutomationDeps, { remote, release, rollout, events, plans, now }: Watched): Promise<void> {
  const plan = plans.find((known) => rolloutOfPlan(asOf(known, remote), release) === rollout);
  const own = events.filter((event) => event.remote === remote);
  const { evidence } = deps;
  const { judgement } = await judgeRollout({ events: own, rollout, evidence, resumedAt: plan?.resumedAt ?? null });
  if (judgement.verdict !== 'abort') return;
  const id = await deps.plans.keep({ remote, version: rollout.version, rollout: rollout.id, at: now }, judgement);
  const event = await deps.releaseLog.append(AUTOMATION, remote, takeBack(rollout, id));
  if (!event) return;
  deps.log.info({ remote, version: rollout.version, judgement: judgement.words }, 'A version was taken back');
  if (plan) await holdOrAbort(deps, plan, { act: 'abort', words: judgement.words }, id);
}

async function followPlans(deps: AutomationDeps, now: Date): Promise<void> {
  const [freezes, timeZonesOf] = await Promise.all([deps.plans.freezes(), deps.timeZones()]);
  for (const plan of (await deps.plans.plans()).filter(isLive))
    await apart(deps, { plan: plan.id }, () => follow(deps, plan, { freezes, timeZonesOf, now }));
}

async function follow(
  deps: AutomationDeps,
  plan: PlanState,
  { now, ...present }: Pick<Present, 'freezes' | 'timeZonesOf' | 'now'>,
): Promise<void> {
  const events = await deps.releaseLog.events();
  const { act, judgement } = await considerPlan(plan, { ...present, events, evidence: deps.evidence, now });
  await carryOut(deps, plan, act, judgement, now).catch((error: unknown) => {
    if (!(error instanceof ReleaseRefusal)) throw error;
    return holdOrAbort(deps, plan, { act: 'hold', words: error.message });
  });
}

async function carryOut(
  deps: AutomationDeps,
  plan: PlanState,
  next: NextAct,
  judgement: Judgement | null,
  now: Date,
): Promise<void> {
  if (next.act === 'wait') return;
  const { remote, version } = plan.plan;
  const rollout = `plan ${plan.id}`;
  const id = judgement ? await deps.plans.keep({ remote, version, rollout, at: now }, judgement) : undefined;
  if (next.act === 'hold' || next.act === 'abort')
    return holdOrAbort(deps, plan, { act: next.act, words: next.words }, id);
  for (const [moved, theirs] of movedBy(plan.plan)) await deps.assertSitesFit(moved, theirs);
  const { with: along, althoughTakenBack } = plan.plan;
  const reasons = {
    ...{ plan: { id: plan.id, step: plan.plan.steps.length }, judgement: id, with: along, althoughTakenBack },
  };
  const decision = next.act === 'step' ? await stepOf(deps, plan, next.step, id) : promote(version, reasons);
  await deps.plans.unchanged(async (plans, freezes) => {
    // Somebody held or aborted it, or set a freeze, since it was looked at: the next look sees that.
    const present = plans.find(({ id: known }) => known === plan.id);
    if (present?.revision !== plan.revision || freezeAt(freezes, now)) return;
    await deps.releaseLog.append(AUTOMATION, remote, (state) => {
      const otherwise = otherwiseDecided(plan, state);
      if (otherwise !== null) throw new ReleaseRefusal(otherwise);
      return decision(state);
    });
  });
  // What became of it is read from the log, as after a crash between the two.
  await noteUntold(deps);
}

async function stepOf(deps: AutomationDeps, { id, plan }: PlanState, step: number, judgement: number | undefined) {
  const { weight, ring } = plan.steps[step]!;
  const sites = ring === null ? [] : await deps.sitesOf(ring);
  const { with: along, althoughTakenBack } = plan;
  return roll(plan.version, weight, sites, ring ?? undefined, {
    ...{ plan: { id, step }, judgement, with: along, althoughTakenBack },
  });
}

/** Unless it is so already, or somebody has ended the plan meanwhile. */
async function holdOrAbort(
  { plans }: AutomationDeps,
  plan: PlanState,
  { act, words }: { act: 'hold' | 'abort'; words: string },
  judgement?: number,
): Promise<void> {
  const kind = act === 'hold' ? 'held' : 'aborted';
  await plans.append(AUTOMATION, plan.plan.remote, (all) => {
    const present = all.find(({ id }) => id === plan.id);
    if (!present || !isLive(present) || present.state === kind) return null;
    return { kind, payload: { plan: plan.id, words, ...(judgement !== undefined && { judgement }) } };
  });
}
