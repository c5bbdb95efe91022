import { withChange } from './fold-releases';
import type { ReleaseState } from './fold-releases';
import { rolloutOf } from '@shared-kit/domain/release/resolve-release';
import { isProgram, nameOf } from '../actor';
import type { Actor } from '../actor';
import type { ReleaseChange, ReleaseRequest } from './release-event.contract';
import { ReleaseRefusal } from './release-refusal';

/** Visitors that are everybody, in basis points. */
const EVERYBODY = 10_000;

/** Who made each token, by the token's id. */
export type TokenMakers = ReadonlyMap<string, { name: string; id: string | null }>;

type Circumstances = {
  state: ReleaseState;
  actor: Actor;
  /** Slugs of all there are: named ones may be all. */
  sites: readonly string[];
  makers: TokenMakers;
  /** The plan that is followed, and whether a second person approved it (`../../plan/plan-acts.ts`). */
  plan: { id: number; hasTwo: boolean } | undefined;
};

/**
 * What becomes of a decision where what reaches everybody on all sites takes two people: the first one's is noted as a
 * request, the same by somebody else carries it out. Taking back takes one.
 *
 * @throws {ReleaseRefusal} by name for who would approve their own request, and for a program's approval.
 */
export function bySecondPerson(change: ReleaseChange, circumstances: Circumstances): ReleaseChange {
  const { state, sites, plan } = circumstances;
  // A first version is taken from nobody, and without it there is no page.
  const asked = state.stable === null ? null : toRequest(change, state, sites);
  if (!asked || plan?.hasTwo) return change;
  if (plan)
    throw new ReleaseRefusal(
      `Plan ${plan.id} was approved by one person: ${asked.version} is promoted by hand, by two people`,
    );
  return isApproval(asked, circumstances) ? change : { kind: 'requested', payload: asked };
}

function isApproval(asked: ReleaseRequest, { state: { request }, actor, makers }: Circumstances): boolean {
  if (!request) return false;
  const isIt = isSameRequest(request, asked);
  const isTheirs = isSame(request.by, actor, makers);
  // Nor is what a person asked for lost because a program asks for something else.
  if (isProgram(actor) && (isIt || !isTheirs))
    throw new ReleaseRefusal(`${nameOf(actor)} is a program: a person has to approve ${request.version}`);
  if (isIt && isTheirs)
    throw new ReleaseRefusal(
      `${nameOf(actor)} asked for ${request.version} themselves: a second person has to approve it`,
    );
  return isIt;
}

/** What would have to be asked for; null for what one person may do. */
function toRequest(change: ReleaseChange, state: ReleaseState, sites: readonly string[]): ReleaseRequest | null {
  if (change.kind !== 'promoted' && change.kind !== 'rolled' && change.kind !== 'pinned') return null;
  const { version } = change.payload;
  if (change.kind === 'promoted') return { version, act: 'promoted', sites: [], ring: null };
  if (!namesAll(change, sites) && !isLastStep(change, state, sites)) return null;
  if (change.kind === 'pinned') return { version, act: 'pinned', sites: [change.payload.site], ring: null };
  return { version, act: 'rolled', sites: change.payload.sites, ring: change.payload.ring ?? null };
}

function namesAll(change: ReleaseChange, sites: readonly string[]): boolean {
  if (change.kind !== 'rolled' || change.payload.weightBps < EVERYBODY) return false;
  const named = new Set(change.payload.sites);
  return named.size === 0 || sites.every((site) => named.has(site));
}

/** The one by which a version has reached everybody that rings, named sites and pins gave it to bit by bit. */
function isLastStep(
  change: Extract<ReleaseChange, { kind: 'rolled' | 'pinned' }>,
  state: ReleaseState,
  sites: readonly string[],
): boolean {
  const { version } = change.payload;
  if (version === state.stable) return false;
  const hasAll = (present: ReleaseState) => sites.every((site) => hasEverybody(present, version, site));
  return !hasAll(state) && hasAll(withChange(state, change));
}

/** Whatever else a site is pinned to, and whether the version is blocked: one person may unpin and unblock. */
function hasEverybody(state: ReleaseState, version: string, site: string): boolean {
  if (state.pins[site] === version) return true;
  const blocked = state.blocked.filter((other) => other !== version);
  const rollout = rolloutOf({ ...state, stable: state.stable ?? version, blocked }, site);
  return rollout?.version === version && rollout.weightBps === EVERYBODY;
}

function isSameRequest(one: ReleaseRequest, other: ReleaseRequest): boolean {
  const said = ({ version, act, ring, sites }: ReleaseRequest) =>
    JSON.stringify([version, act, ring, sites.toSorted()]);
  return said(one) === said(other);
}

/**
 * By the account where both have one; by name as well, as one person has both an account and a command line. A token is
 * who made it.
 */
export function isSame(one: Actor, other: Actor, makers: TokenMakers): boolean {
  const others = facesOf(other, makers);
  return facesOf(one, makers).some((face) => others.some((another) => isSameFace(face, another)));
}

function facesOf(actor: Actor, makers: TokenMakers): Actor[] {
  const maker = makers.get(idOf(actor) ?? '');
  return maker ? [actor, maker] : [actor];
}

function isSameFace(one: Actor, other: Actor): boolean {
  const [a, b] = [idOf(one), idOf(other)];
  return (a !== null && a === b) || nameOf(one).toLowerCase() === nameOf(other).toLowerCase();
}

const idOf = (actor: Actor) => (typeof actor === 'string' ? null : actor.id);
