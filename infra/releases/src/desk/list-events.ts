import type {
  ReleaseLogEntry,
  ReleaseLogPage,
  ReleaseLogQuery,
} from '@shared-kit/contracts/operator/release-desk.contract';
import { describeEvent } from '../command/describe-event';
import type { ReleaseEvent } from '../registry/log/release-event.contract';

/** An event in words. */
export function toEntry(event: ReleaseEvent): ReleaseLogEntry {
  const { id, at, actor, actorId, remote, kind } = event;
  return { id, at: at.toISOString(), actor, actorId, remote, kind, words: describeEvent(event) };
}

/** The events that fit a question, newest first. */
export function listEvents(events: readonly ReleaseEvent[], query: ReleaseLogQuery): ReleaseLogPage {
  const fitting = events.filter((event) => fits(event, query));
  const entries = fitting.slice(-query.limit).reverse().map(toEntry);
  const actors = [...new Set(events.map(({ actor }) => actor))].toSorted();
  return { entries, more: fitting.length > entries.length, actors };
}

/** From a moment on, and before another one. */
function fits(event: ReleaseEvent, { remote, actor, kind, from, to, before }: ReleaseLogQuery): boolean {
  const is = <T>(wanted: T | undefined, own: T) => wanted === undefined || wanted === own;
  const isInTime = (from === undefined || event.at >= new Date(from)) && (to === undefined || event.at < new Date(to));
  const isOlder = before === undefined || event.id < before;
  return isInTime && isOlder && is(remote, event.remote) && is(actor, event.actor) && is(kind, event.kind);
}
