import type { DeskRemote, DeskRollout } from '@shared-kit/contracts/operator/release-desk.contract';

/** What the last step back would be: ending what was rolled out last, or a version before stable. */
type StepBack = { ends: DeskRollout[]; from: string; to: string };

/**
 * What a rollback of a remote, or of one ring alone, would do now, null where there is nothing to go back to. The server
 * decides by its own rule (`rollBack` in infra/releases); this says beforehand what that will be.
 */
export function backTo({ stable, rollouts, previous, blocked }: DeskRemote, ring?: string): StepBack | null {
  if (stable === null) return null;
  if (ring !== undefined) {
    const own = rollouts.find((rollout) => rollout.ring === ring && rollout.weightBps > 0);
    return own ? { ends: [own], from: own.version, to: stable } : null;
  }
  // A blocked one reaches nobody: to end it would be a step back that visitors notice nothing of.
  const running = rollouts.filter(({ weightBps, version }) => weightBps > 0 && !blocked.includes(version));
  const last = running.toSorted((a, b) => startOf(a) - startOf(b)).at(-1);
  if (last) return { ends: running.filter(({ version }) => version === last.version), from: last.version, to: stable };
  const to = previous.find((version) => !blocked.includes(version));
  return to === undefined ? null : { ends: [], from: stable, to };
}

/** Why a remote as a whole cannot be taken a step back, where `backTo` has none. */
export function whyNoStepBack({ stable, previous }: DeskRemote): string {
  if (stable === null) return 'Nothing to take back: nothing is stable yet';
  return previous.length === 0
    ? `Nothing to take back: no version was stable before ${stable}`
    : `Nothing to take back: every version before ${stable} is blocked`;
}

/** A rollout is named after the event that began it: `r12`. */
function startOf({ id }: DeskRollout): number {
  return Number(id.slice(1));
}
