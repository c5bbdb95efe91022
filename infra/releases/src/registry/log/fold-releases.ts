import type { ReleaseSnapshot, RemoteRelease, Rollout } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { ReleaseChange, ReleaseEvent, ReleaseRequest, Together } from './release-event.contract';

/** A remote's release as the log says it; `stable` is null until a first version is promoted. */
export type ReleaseState = Omit<RemoteRelease, 'stable'> & {
  stable: string | null;
  /** What was promoted in one act with the stable version. */
  stableWith?: Together | undefined;
  /** Versions that a judgement took back, and none has found good since. */
  takenBack?: Readonly<Record<string, number>> | undefined;
  /** What one person asked for and a second one has not approved yet (`second-approval.ts`). */
  request?: (ReleaseRequest & { by: { name: string; id: string | null }; at: Date }) | undefined;
};

/** How many good versions the failure ladder can step down through. */
const PREVIOUS_KEPT = 5;

const nothing: ReleaseState = {
  stable: null,
  previous: [],
  pins: {},
  rollouts: [],
  blocked: [],
  loadOverrides: {},
  versions: [],
};

/** The present state of every remote from all events, oldest first. */
export function foldReleases(events: readonly ReleaseEvent[]): Map<RemoteName, ReleaseState> {
  const states = new Map<RemoteName, ReleaseState>();
  for (const event of events) states.set(event.remote, applyEvent(states.get(event.remote) ?? nothing, event));
  return states;
}

/** What each event of one remote, oldest first, made of it. */
export function historyOf(events: readonly ReleaseEvent[]): { event: ReleaseEvent; state: ReleaseState }[] {
  let state = nothing;
  return events.map((event) => ({ event, state: (state = applyEvent(state, event)) }));
}

/** The state a remote starts with. */
export function stateOf(states: ReadonlyMap<RemoteName, ReleaseState>, remote: RemoteName): ReleaseState {
  return states.get(remote) ?? nothing;
}

/** The key that signs, and how it followed from those before it. */
export type RegistryKeys = Pick<ReleaseSnapshot, 'publicKey' | 'successors'>;

/** What shells read. A remote without a stable version is not released, so it is not there. */
export function toSnapshot(
  states: ReadonlyMap<RemoteName, ReleaseState>,
  revision: number,
  keys: RegistryKeys,
): ReleaseSnapshot {
  const remotes: ReleaseSnapshot['remotes'] = {};
  for (const [remote, { stable, request: _ofPeople, stableWith: _ofActs, takenBack: _ofJudges, ...state }] of states) {
    if (stable !== null) remotes[remote] = { ...state, stable };
  }
  return { revision, ...keys, remotes };
}

function applyEvent(state: ReleaseState, event: ReleaseEvent): ReleaseState {
  const { request, ...next } = applied(state, event);
  // What was asked for on another state has to be asked for anew; a pin or a published version is no other state.
  const isOver = ['promoted', 'rolled', 'rolledback', 'blocked'].includes(event.kind);
  const isDone = event.kind === 'pinned' && request?.act === 'pinned' && request.sites.includes(event.payload.site);
  return request && !isOver && !isDone ? { ...next, request } : next;
}

/** What becomes of a state by a change that is not noted yet. */
export function withChange(state: ReleaseState, change: ReleaseChange): ReleaseState {
  return applied(state, { ...change, id: 0, at: new Date(0), actor: '' });
}

type Happened = ReleaseChange & Pick<ReleaseEvent, 'id' | 'at' | 'actor' | 'actorId'>;

function applied(state: ReleaseState, event: Happened): ReleaseState {
  switch (event.kind) {
    case 'published':
    case 'signed-again': {
      // What it was published in spite of is for who reads the log.
      const { version, integrity, signature } = event.payload;
      const others = state.versions.filter((known) => known.version !== version);
      return { ...state, versions: [...others, { version, integrity, signature }] };
    }
    case 'rolled':
      return { ...state, rollouts: rolled(state.rollouts, event.id, event.payload) };
    case 'pinned':
      return { ...state, pins: { ...state.pins, [event.payload.site]: event.payload.version } };
    case 'unpinned':
      return { ...state, pins: without(state.pins, event.payload.site) };
    case 'promoted':
      return promoted(state, event.payload);
    case 'rolledback':
      return rolledBack(state, event.payload);
    case 'requested': {
      const { actor: name, actorId: id = null, at } = event;
      return { ...state, request: { ...event.payload, by: { name, id }, at } };
    }
    case 'blocked':
      return { ...state, blocked: [...new Set([...state.blocked, event.payload.version])] };
    case 'unblocked':
      return { ...state, blocked: state.blocked.filter((version) => version !== event.payload.version) };
    case 'load-overridden': {
      const { widget, mode } = event.payload;
      return {
        ...state,
        loadOverrides:
          mode === null ? without(state.loadOverrides, widget) : { ...state.loadOverrides, [widget]: mode },
      };
    }
  }
}

type Promoted = Extract<ReleaseEvent, { kind: 'promoted' }>['payload'];
type RolledBack = Extract<ReleaseEvent, { kind: 'rolledback' }>['payload'];
type Rolled = Extract<ReleaseEvent, { kind: 'rolled' }>['payload'];

/** A ring has one rollout, and so have all others together. Its id survives a change of weight: who is in stays in. */
function rolled(rollouts: readonly Rollout[], eventId: number, given: Rolled): Rollout[] {
  const { version, weightBps, sites } = given;
  const ring = given.ring ?? null;
  const running = rollouts.find((other) => other.ring === ring);
  const id = running?.version === version ? running.id : `r${given.first ?? eventId}`;
  const next = { id, ring, version, weightBps, sites, ...(given.with && { with: given.with }) };
  return running ? rollouts.map((other) => (other === running ? next : other)) : [...rollouts, next];
}

/** The rollouts of the promoted version have reached everybody; those of another version go on. */
function promoted(state: ReleaseState, { version, with: stableWith, judgement }: Promoted): ReleaseState {
  const takenBack = judgement === undefined ? state.takenBack : without(state.takenBack ?? {}, version);
  const earlier = state.stable === null ? state.previous : [state.stable, ...state.previous];
  // Whoever promotes what was taken back has it; nobody else falls back to it.
  const previous = earlier
    .filter((other) => other !== version && !(other in (takenBack ?? {})))
    .slice(0, PREVIOUS_KEPT);
  const rollouts = state.rollouts.filter((rollout) => rollout.version !== version);
  return { ...state, stable: version, stableWith, previous, rollouts, takenBack };
}

/** The version taken back is not among the good ones any more. */
function rolledBack(given: ReleaseState, { from, to, ring, judgement }: RolledBack): ReleaseState {
  const takenBack = judgement === undefined ? given.takenBack : { ...given.takenBack, [from]: judgement };
  const state = { ...given, takenBack };
  const rollouts = state.rollouts.filter(
    (rollout) => rollout.version !== from || (ring !== undefined && rollout.ring !== ring),
  );
  if (rollouts.length < state.rollouts.length) return { ...state, rollouts };
  return {
    ...state,
    stable: to,
    stableWith: undefined,
    previous: state.previous.slice(state.previous.indexOf(to) + 1),
  };
}

function without<T>(record: Record<string, T>, key: string): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
