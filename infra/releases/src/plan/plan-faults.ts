import { sayIssues } from '@shared-kit/contracts/http/plain-issues';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { stateOf } from '../registry/log/fold-releases';
import type { ReleaseState } from '../registry/log/fold-releases';
import { assertReleasable } from '../registry/log/release-decisions';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { despiteTakenBack } from '../registry/log/taken-back';
import type { RingReach } from '../rings/ring-reach';
import { isLive } from './fold-plans';
import type { PlanState } from './fold-plans';
import { movedBy, planSchema } from './plan.contract';
import type { Freeze, Plan, PlanStep } from './plan.contract';
import { isOpen, nextOpening } from './plan-window';

/**
 * A plan as it was sent, checked by itself.
 *
 * @throws {ReleaseRefusal} that names each part which is wrong.
 */
export function readPlan(sent: unknown): Plan {
  const plan = planSchema.safeParse(sent);
  if (!plan.success) throw new ReleaseRefusal(['This is no plan:', ...sayIssues(plan.error)].join('\n'));
  const faults = [...plan.data.steps.flatMap(stepFaults), ...windowFaults(plan.data), ...setFaults(plan.data)];
  if (faults.length > 0) throw new ReleaseRefusal(`The plan contradicts itself: ${faults.join('; ')}`);
  return plan.data;
}

/** What a plan has to fit. */
export type Surroundings = {
  others: readonly PlanState[];
  freezes: readonly Freeze[];
  now: Date;
  /** Where rings reach now. */
  reach: RingReach;
};

/**
 * What another plan that is still at work, a freeze that its start falls into, or the clocks of its sites have against it; named.
 */
export function assertFits(plan: Plan, { others, freezes, now, reach }: Surroundings): void {
  assertApart(others.filter(isLive), plan, reach.sitesOf);
  const begins = plan.start === null ? now : new Date(plan.start);
  const freeze = freezeAt(freezes, begins);
  if (freeze)
    throw new ReleaseRefusal(`It would begin in the freeze ${freeze.name}, from ${freeze.from} to ${freeze.to}`);
  const never = whyNeverOpen(plan, begins < now ? now : begins, reach.timeZonesOf);
  if (never !== null) throw new ReleaseRefusal(never);
}

/** Why a plan would wait for ever: a step's windows are open at no moment on all of the sites that it reaches. */
export function whyNeverOpen(
  { steps, windows, promote }: Plan,
  from: Date,
  timeZonesOf: RingReach['timeZonesOf'],
): string | null {
  const reached = [...steps.map(({ ring }) => ring), ...(promote ? [null] : [])];
  const never = reached.findIndex((ring) => {
    const timeZones = timeZonesOf(ring);
    return !isOpen(windows, timeZones, from) && nextOpening(windows, timeZones, from) === null;
  });
  if (never < 0) return null;
  const ring = reached[never] ?? null;
  const zones = [...new Set(timeZonesOf(ring))].toSorted().join(', ');
  return (
    `Its windows are never open at one time on ${ring === null ? 'all sites' : `all sites of ring ${ring}`}, whose clocks differ ` +
    `(${zones}): ${never < steps.length ? `step ${never + 1}` : 'promoting it'} would wait for ever. Widen the windows, ` +
    (ring === null
      ? 'or let it end with rings of one time zone each, and a person promote it'
      : 'or make a ring for each time zone')
  );
}

/** @throws {ReleaseRefusal} where visitors may not be given one of the versions that it moves, naming the remote. */
export function assertMovable(plan: Plan, states: ReadonlyMap<RemoteName, ReleaseState>): void {
  for (const [remote, version] of movedBy(plan)) {
    try {
      assertReleasable(stateOf(states, remote), version);
      despiteTakenBack(stateOf(states, remote), version, plan);
    } catch (error) {
      throw error instanceof ReleaseRefusal ? new ReleaseRefusal(`${remote}: ${error.message}`) : error;
    }
  }
}

/** The freeze that a moment falls into. */
export function freezeAt(freezes: readonly Freeze[], now: Date): Freeze | undefined {
  return freezes.find(({ from, to }) => new Date(from) <= now && now < new Date(to));
}

/** A ring's share only grows, and once all sites have theirs no ring is left to begin with. */
function stepFaults({ weight, ring }: PlanStep, index: number, steps: readonly PlanStep[]): string[] {
  const before = steps.slice(0, index);
  const same = before.findLast((step) => step.ring === ring);
  const isSmaller = same !== undefined && weight <= same.weight;
  const isLate = ring !== null && before.some((step) => step.ring === null);
  return [
    ...(isSmaller ? [`step ${index + 1} gives ${weight / 100} % after ${same.weight / 100} %`] : []),
    ...(isLate ? [`step ${index + 1} is for ring ${ring}, which had its share with all sites before`] : []),
  ];
}

function setFaults({ remote, with: others }: Plan): string[] {
  return remote in others ? [`${remote} is not to be moved along with itself`] : [];
}

function windowFaults({ windows }: Plan): string[] {
  return windows.flatMap(({ from, to }, index) =>
    from !== to ? [] : [`window ${index + 1} is never open: from ${from} to ${to}`],
  );
}

/** @throws {ReleaseRefusal} where a plan at work decides on a site about a remote that this one decides about as well. */
export function assertApart(atWork: readonly PlanState[], plan: Plan, sitesOf: RingReach['sitesOf']): void {
  for (const known of atWork) assertApartFrom(known, plan, sitesOf);
}

function assertApartFrom({ id, plan: known }: PlanState, plan: Plan, sitesOf: RingReach['sitesOf']): void {
  const moved = new Map(movedBy(plan));
  const shared = movedBy(known).filter(([remote]) => moved.has(remote));
  // As of rollouts: what is the same version contradicts another ring's plan nowhere.
  const other = shared.find(([remote, version]) => moved.get(remote) !== version);
  const refuse = ([remote, version]: readonly string[], sites: string) => {
    throw new ReleaseRefusal(`Plan ${id} rolls ${remote} ${version} out to ${sites}: abort it first`);
  };
  if (shared[0] && meet(known, plan)) refuse(shared[0], 'the same sites');
  const sites = other ? sharedSites(known, plan, sitesOf) : [];
  if (other && sites.length > 0) refuse(other, `${sites.join(', ')} as well`);
}

/** Promoting reaches everybody. */
function ringsOf({ promote, steps }: Plan): (string | null)[] {
  return promote ? [null] : steps.map(({ ring }) => ring);
}

function meet(a: Plan, b: Plan): boolean {
  const [of, ofOther] = [ringsOf(a), ringsOf(b)];
  return of.includes(null) || ofOther.includes(null) || of.some((ring) => ofOther.includes(ring));
}

/** Sites that rings of both have, whatever the rings are called. */
function sharedSites(a: Plan, b: Plan, sitesOf: RingReach['sitesOf']): string[] {
  const sites = (plan: Plan) => new Set(ringsOf(plan).flatMap((ring) => (ring === null ? [] : sitesOf(ring))));
  const ofOther = sites(b);
  return [...sites(a)].filter((site) => ofOther.has(site));
}
