import type { DeskRemote } from '@shared-kit/contracts/operator/release-desk.contract';
import { count } from '../../message/format';

/** Said of a version that automation took back: it did harm. */
export const TAKEN_BACK = 'taken back';

/** What a version is to visitors now, in words; empty for one that nobody gets. */
export function versionStates(remote: DeskRemote, version: string): string[] {
  const { stable, previous, blocked, takenBack, pins, rollouts } = remote;
  const pinned = Object.values(pins).filter((held) => held === version).length;
  const states = [
    blocked.includes(version) && 'blocked',
    version in takenBack && TAKEN_BACK,
    stable === version && 'stable',
    previous[0] === version && 'before stable',
    rollouts.some((rollout) => rollout.version === version && rollout.weightBps > 0) && 'rolling out',
    pinned > 0 && `${count(pinned, 'site')} pinned`,
  ];
  return states.filter((state) => state !== false);
}
