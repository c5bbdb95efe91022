/**
 * Who decides something: a person at a command line, by name alone; an account or token of the operator port, whose id
 * stays the same when its name changes; or a program of the platform itself.
 */
export type Actor = string | { name: string; id: string | null; kind?: 'account' | 'token' | 'machine' | 'program' };

export function nameOf(actor: Actor): string {
  return typeof actor === 'string' ? actor : actor.name;
}

/** Whether no person decides: a program may ask for something, and approves nothing. */
export function isProgram(actor: Actor): boolean {
  return typeof actor !== 'string' && (actor.kind === 'token' || actor.kind === 'program');
}

/** As the log keeps it. */
export function toActorColumns(actor: Actor): { actor: string; actorId: string | null } {
  return typeof actor === 'string' ? { actor, actorId: null } : { actor: actor.name, actorId: actor.id };
}
