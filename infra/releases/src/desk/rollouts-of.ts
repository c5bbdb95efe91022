import type { DeskRollout } from '@shared-kit/contracts/server/release-desk.contract';

type StoredRollout = Omit<DeskRollout, 'ring'> & { ring?: string | null };
type Rolled = { rollout?: StoredRollout | null; rollouts?: readonly StoredRollout[] };

/** What is being rolled out of a remote, whether its state holds one rollout or a list of them. */
export function rolloutsOf(state: object): DeskRollout[] {
  const { rollout, rollouts }: Rolled = state;
  return (rollouts ?? (rollout ? [rollout] : [])).map((known) => ({ ...known, ring: known.ring ?? null }));
}

/** A state in which nothing is being rolled out: what visitors outside rollouts get. */
export function withoutRollouts<State extends object>(state: State): State {
  return { ...state, ...('rollouts' in state ? { rollouts: [] } : { rollout: null }) };
}
