import { withChange } from './fold-releases';
import type { ReleaseState } from './fold-releases';
import { rolloutOf } from '@shared-kit/domain/release/resolve-release';
import { isOfProgram, isProgram, nameOf } from '../actor';
import type { Actor } from '../actor';
import { whyOnePerson } from './people';
import type { People } from './people';
import type { ReleaseChange, ReleaseRequest } from './release-event.contract';
import { ReleaseRefusal } from './release-refusal';

/** Visitors that are everybody, in basis points. */
export const EVERYBODY = 10_000;

/**
 * The most that one person gives a version to, of all visitors in basis points; each site counts alike. Up to half there are
 * as many who have what is stable: what goes wrong is seen beside it, and is not most of the business. Were it everybody,
 * 99.99 % would be one person's.
 */
export const MOST_BY_ONE = 5_000;

type Circumstances = {
  state: ReleaseState;
  actor: Actor;
  /** Slugs of all there are: named ones may be all. */
  sites: readonly string[];
  people: People;
  /** The plan that is followed, and whether a second person approved it (`../../plan/plan-acts.ts`). */
  plan: { id: number; hasTwo: boolean } | undefined;
};

/**
 * What becomes of a decision where what reaches more than half of all visitors takes two people: the first one's is noted as
 * a request, the same by somebody else carries it out. Taking back takes one.
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
      `Plan ${plan.id} was approved by one person: what gives ${asked.version} to more than half of all visitors is decided by hand, by two people`,
    );
  return isApproval(asked, circumstances) ? change : { kind: 'requested', payload: asked };
}

function isApproval(asked: ReleaseRequest, { state: { request }, actor, people }: Circumstances): boolean {
  if (!request) return false;
  // What nobody but a program asked for is asked for by the first person who wants it.
  const isIt = isSameRequest(request, asked) && !isOfProgram(request.by);
  const fault = whyOnePerson(request.by, actor, people, `asked for ${request.version}`);
  // Nor is what a person asked for lost because a program asks for something else.
  if (isProgram(actor) && (isIt || fault === null))
    throw new ReleaseRefusal(`${nameOf(actor)} is a program: a person has to approve ${request.version}`);
  if (isIt && fault !== null) throw new ReleaseRefusal(`${nameOf(actor)} ${fault}: a second person has to approve it`);
  return isIt;
}

/** What would have to be asked for; null for what one person may do. */
function toRequest(change: ReleaseChange, state: ReleaseState, sites: readonly string[]): ReleaseRequest | null {
  if (change.kind !== 'promoted' && change.kind !== 'rolled' && change.kind !== 'pinned') return null;
  const { version } = change.payload;
  const all = { version, weightBps: EVERYBODY };
  if (change.kind === 'promoted') return { ...all, act: 'promoted', sites: [], ring: null };
  if (!isForMost(change, state, sites)) return null;
  if (change.kind === 'pinned') return { ...all, act: 'pinned', sites: [change.payload.site], ring: null };
  const { weightBps, ring = null, sites: named } = change.payload;
  return { version, weightBps, act: 'rolled', sites: named, ring };
}

type Giving = Extract<ReleaseChange, { kind: 'rolled' | 'pinned' }>;

/**
 * By itself, whatever rings and pins have besides, or as the step by which a version has got there that rings, named sites
 * and pins gave bit by bit. Giving it to fewer than have it is no such step.
 */
function isForMost(change: Giving, state: ReleaseState, sites: readonly string[]): boolean {
  const { version } = change.payload;
  if (version === state.stable) return false;
  const reach = (present: ReleaseState) => meanOf(sites, (site) => shareOf(present, version, site));
  const [before, after] = [reach(state), reach(withChange(state, change))];
  if (after < before) return false;
  return Math.max(after > before ? after : 0, ownReach(change, sites)) > MOST_BY_ONE;
}

/** Of all visitors, in basis points. Sites that nobody has stored are all there are. */
function ownReach(change: Giving, sites: readonly string[]): number {
  if (change.kind === 'pinned') return 0;
  const named = new Set(change.payload.sites);
  return meanOf(sites, (site) =>
    sites.length === 0 || named.size === 0 || named.has(site) ? change.payload.weightBps : 0,
  );
}

function meanOf(sites: readonly string[], of: (site: string) => number): number {
  const known = sites.length === 0 ? [''] : sites;
  return known.reduce((sum, site) => sum + of(site), 0) / known.length;
}

/** Whatever else a site is pinned to, and whether the version is blocked: one person may unpin and unblock. */
function shareOf(state: ReleaseState, version: string, site: string): number {
  if (state.pins[site] === version) return EVERYBODY;
  const blocked = state.blocked.filter((other) => other !== version);
  const rollout = rolloutOf({ ...state, stable: state.stable ?? version, blocked }, site);
  return rollout?.version === version ? rollout.weightBps : 0;
}

function isSameRequest(one: ReleaseRequest, other: ReleaseRequest): boolean {
  const said = ({ version, act, weightBps, ring, sites }: ReleaseRequest) =>
    JSON.stringify([version, act, weightBps, ring, sites.toSorted()]);
  return said(one) === said(other);
}
