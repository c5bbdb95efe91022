import { createHash } from 'node:crypto';
import stringify from 'fast-json-stable-stringify';
import type { ReleaseEvent } from '../registry/release-event.contract';

/** Before the first entry. */
const BEGINNING = '0'.repeat(64);

/** One line of an export. */
type ChainedEvent = {
  id: number;
  /** UTC. */
  at: string;
  actor: string;
  /** The account or the token; left out where there is none, so that entries of before it keep their hashes. */
  actorId?: string;
  remote: string;
  kind: string;
  payload: unknown;
  /** Hash of the entry before. */
  previous: string;
  /** sha256, in hex, over `previous`, a line end and the entry's own fields as JSON with sorted keys. */
  hash: string;
};

/**
 * The log with each entry bound to all before it: an export that somebody kept shows whether an earlier entry was changed,
 * left out or put in since, as its last hash then is no longer that of the log.
 */
export function hashChain(events: readonly ReleaseEvent[]): ChainedEvent[] {
  let previous = BEGINNING;
  return events.map(({ id, at, actor, actorId, remote, kind, payload }) => {
    const entry = { id, at: at.toISOString(), actor, ...(actorId && { actorId }), remote, kind, payload };
    const hash = createHash('sha256')
      .update(`${previous}\n${stringify(entry)}`)
      .digest('hex');
    const chained = { ...entry, previous, hash };
    previous = hash;
    return chained;
  });
}
