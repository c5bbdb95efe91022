import type { ReleaseState } from './fold-releases';
import { isProgram } from '../actor';
import type { Actor } from '../actor';
import type { ReleaseChange } from './release-event.contract';
import { ReleaseRefusal } from './release-refusal';

/** Visitors that are everybody, in basis points. */
const EVERYBODY = 10_000;

/**
 * What becomes of a decision where what reaches everybody on all sites takes two people: the first one's is noted as a
 * request, the same by somebody else carries it out. Taking back takes one.
 *
 * @param sites slugs of all there are, by which named ones may be all.
 * @throws {ReleaseRefusal} by name for who would approve their own request, and for a program's approval.
 */
export function bySecondPerson(
  change: ReleaseChange,
  { state, actor, sites }: { state: ReleaseState; actor: Actor; sites: readonly string[] },
): ReleaseChange {
  // A first version is taken from nobody, and without it there is no page.
  if (state.stable === null || !reachesEverybody(change, sites) || followsPlan(change)) return change;
  const { version } = change.payload;
  const { request } = state;
  if (request?.version !== version || request.act !== change.kind)
    return { kind: 'requested', payload: { version, act: change.kind } };
  if (isProgram(actor)) throw new ReleaseRefusal(`${nameOf(actor)} is a program: a person has to approve ${version}`);
  if (isSame(request.by, actor))
    throw new ReleaseRefusal(`${nameOf(actor)} asked for ${version} themselves: a second person has to approve it`);
  return change;
}

function reachesEverybody(
  change: ReleaseChange,
  sites: readonly string[],
): change is Extract<ReleaseChange, { kind: 'promoted' | 'rolled' }> {
  if (change.kind === 'promoted') return true;
  if (change.kind !== 'rolled' || change.payload.weightBps < EVERYBODY) return false;
  const named = new Set(change.payload.sites);
  return named.size === 0 || sites.every((site) => named.has(site));
}

/** Two people stood behind it when it was approved (`../plan/plan-acts.ts`). */
function followsPlan({ payload }: ReleaseChange): boolean {
  return 'plan' in payload && payload.plan !== undefined;
}

/** By the account where both have one; by name as well, as one person has both an account and a command line. */
export function isSame(one: Actor, other: Actor): boolean {
  const [a, b] = [idOf(one), idOf(other)];
  return (a !== null && a === b) || nameOf(one).toLowerCase() === nameOf(other).toLowerCase();
}

const nameOf = (actor: Actor) => (typeof actor === 'string' ? actor : actor.name);
const idOf = (actor: Actor) => (typeof actor === 'string' ? null : actor.id);
