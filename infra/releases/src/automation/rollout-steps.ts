import type { Rollout } from '@shared-kit/contracts/release/release.contract';
import type { Step } from '../judgement/weigh';
import type { ReleaseEvent } from '../registry/release-event.contract';

const MINUTE_MS = 60_000;

/**
 * The weights that a rollout stood at, as the log says them. The minute of a change belongs to neither: evidence is kept by
 * minutes, and some of that one's visitors came before.
 *
 * @param cutAt where a step counts as two, for what was decided in it.
 */
export function stepsOf(events: readonly ReleaseEvent[], rollout: Rollout, cutAt: Date | null): Step[] {
  const rolls = events.flatMap((event) => (isOf(event, rollout) ? [{ at: event.at, weightBps: weightOf(event) }] : []));
  const cuts = rolls.flatMap((roll, index) => {
    const next = rolls[index + 1]?.at ?? null;
    const isCut = cutAt !== null && cutAt > roll.at && (next === null || cutAt < next);
    return isCut ? [roll, { ...roll, at: cutAt }] : [roll];
  });
  return cuts.map(({ at, weightBps }, index) => {
    const next = cuts[index + 1];
    return {
      fromMs: Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS,
      untilMs: next ? Math.floor(next.at.getTime() / MINUTE_MS) * MINUTE_MS : Infinity,
      weightBps,
    };
  });
}

/** A rollout is named after the event that began it, and every change of its weight is another one. */
function isOf(event: ReleaseEvent, { id, version, ring }: Rollout): boolean {
  if (event.kind !== 'rolled' || event.id < Number(id.slice(1))) return false;
  return event.payload.version === version && (event.payload.ring ?? null) === ring;
}

function weightOf(event: ReleaseEvent): number {
  return event.kind === 'rolled' ? event.payload.weightBps : 0;
}
