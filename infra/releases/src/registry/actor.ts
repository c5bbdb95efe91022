/**
 * Who decides something: a person at a command line or a start of the platform, by name alone, or an account or token of
 * the operator port, whose id stays the same when its name changes.
 */
export type Actor = string | { name: string; id: string | null };

/** As the log keeps it. */
export function toActorColumns(actor: Actor): { actor: string; actorId: string | null } {
  return typeof actor === 'string' ? { actor, actorId: null } : { actor: actor.name, actorId: actor.id };
}
