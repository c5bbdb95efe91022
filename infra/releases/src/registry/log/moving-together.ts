import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { ReleaseState } from './fold-releases';
import { stateOf } from './fold-releases';
import { promote, roll } from './release-decisions';
import type { ReleaseChange, Together } from './release-event.contract';
import { ReleaseRefusal } from './release-refusal';

export type ChangeOf = { remote: RemoteName; change: ReleaseChange };

const NOBODY: Together = {};

/** The others that move with a change of a remote: those it names, or those that its rollout or its promotion had. */
export function movingWith(state: ReleaseState, change: ReleaseChange): Together {
  switch (change.kind) {
    case 'rolled': {
      const { version, ring = null } = change.payload;
      const running = state.rollouts.find((rollout) => rollout.ring === ring && rollout.version === version);
      return change.payload.with ?? running?.with ?? NOBODY;
    }
    case 'promoted':
      return change.payload.with ?? withVersion(state, change.payload.version);
    case 'rolledback': {
      const ended = endedBy(state, change.payload);
      if (ended.length === 0) return state.stableWith ?? NOBODY;
      return Object.fromEntries(ended.flatMap(({ with: others = {} }) => Object.entries(others)));
    }
    default:
      return NOBODY;
  }
}

/** The remotes that a version which is being rolled out moves with. */
export function withVersion({ rollouts }: ReleaseState, version: string): Together {
  return rollouts.find((rollout) => rollout.version === version && rollout.with)?.with ?? NOBODY;
}

/**
 * A change of one remote with those of all that move with it, its own first: they are recorded together or not at all.
 *
 * @throws {ReleaseRefusal} for what one of them must not do, naming it.
 */
export function changesTogether(
  states: ReadonlyMap<RemoteName, ReleaseState>,
  remote: RemoteName,
  change: ReleaseChange,
): ChangeOf[] {
  const state = stateOf(states, remote);
  const others = Object.entries(movingWith(state, change)) as [RemoteName, string][];
  if (others.length === 0) return [{ remote, change }];
  const moved = others.flatMap(([member, version]): ChangeOf[] => {
    const theirs = changeOfMember({ state, change, theirs: stateOf(states, member), version, member, remote });
    return theirs ? [{ remote: member, change: theirs }] : [];
  });
  const all = [{ remote, change }, ...moved];
  const versions = Object.fromEntries(all.map((each) => [each.remote, versionOf(each.change)]));
  return all.map((each) => ({
    remote: each.remote,
    change: naming(each.change, Object.fromEntries(Object.entries(versions).filter(([name]) => name !== each.remote))),
  }));
}

type Member = {
  /** Of the remote that was decided about. */
  state: ReleaseState;
  change: ReleaseChange;
  remote: RemoteName;
  member: RemoteName;
  version: string;
  theirs: ReleaseState;
};

/** The same of another remote; null where there is nothing to change. */
function changeOfMember(of: Member): ReleaseChange | null {
  const { change, member, version, theirs } = of;
  try {
    if (change.kind === 'rolled') return rollMember(of, change.payload);
    if (change.kind === 'promoted') return promote(version, change.payload)(theirs);
    return change.kind === 'rolledback' ? takeMemberBack(of, change.payload) : null;
  } catch (error) {
    if (error instanceof ReleaseRefusal) throw new ReleaseRefusal(`${member}: ${error.message}`);
    throw error;
  }
}

type Payload<Kind extends ReleaseChange['kind']> = Extract<ReleaseChange, { kind: Kind }>['payload'];

/** Who gets one of them gets all: their rollouts have one name, by which visitors are drawn. */
function rollMember({ state, remote, version, theirs }: Member, rolled: Payload<'rolled'>): ReleaseChange | null {
  const { weightBps, sites, ring = null } = rolled;
  const idOf = ({ rollouts }: ReleaseState, wanted: string) =>
    rollouts.find((rollout) => rollout.ring === ring && rollout.version === wanted)?.id;
  if (idOf(state, rolled.version) !== idOf(theirs, version))
    throw new ReleaseRefusal(`${version} was rolled out apart from ${remote} ${rolled.version}: take both back first`);
  return roll(version, weightBps, sites, rolled.ring, rolled)(theirs);
}

/** One that went on without the others stays where it is. */
function takeMemberBack({ state, version, theirs }: Member, taken: Payload<'rolledback'>): ReleaseChange | null {
  const { ring, judgement } = taken;
  if (theirs.stable === null) return null;
  const said = { ...(ring !== undefined && { ring }), ...(judgement !== undefined && { judgement }) };
  const ids = endedBy(state, taken).map(({ id }) => id);
  if (ids.length > 0) {
    const isRolling = theirs.rollouts.some((rollout) => ids.includes(rollout.id) && rollout.version === version);
    return isRolling ? { kind: 'rolledback', payload: { from: version, to: theirs.stable, ...said } } : null;
  }
  const to = theirs.previous.find((good) => !theirs.blocked.includes(good));
  if (theirs.stable !== version || to === undefined) return null;
  return { kind: 'rolledback', payload: { from: version, to, ...said } };
}

/** The rollouts that a step back ends; none where it returns to an earlier stable version. */
export function endedBy({ rollouts }: ReleaseState, { from, ring }: Pick<Payload<'rolledback'>, 'from' | 'ring'>) {
  return rollouts.filter((rollout) => rollout.version === from && (ring === undefined || rollout.ring === ring));
}

function versionOf({ payload }: ReleaseChange): string {
  return 'from' in payload ? payload.from : 'version' in payload ? payload.version : '';
}

function naming(change: ReleaseChange, others: Together): ReleaseChange {
  if (change.kind !== 'rolled' && change.kind !== 'promoted' && change.kind !== 'rolledback') return change;
  return Object.keys(others).length > 0
    ? ({ ...change, payload: { ...change.payload, with: others } } as ReleaseChange)
    : change;
}
