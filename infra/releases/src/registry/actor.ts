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

/** What decides by itself, under names of its own in the log: what `npm start` does with local builds, and rollouts by plan. */
export const LOCAL_BUILDS = { name: 'npm start', id: null, kind: 'program' } as const satisfies Actor;
export const AUTOMATION = { name: 'automation', id: null, kind: 'program' } as const satisfies Actor;

/** Whether the log's name is that of such a program. An account may have this name, too; it has an id besides. */
export function isOfProgram({ name, id }: { name: string; id: string | null | undefined }): boolean {
  return !id && (name === LOCAL_BUILDS.name || name === AUTOMATION.name);
}

/** As the log keeps it. */
export function toActorColumns(actor: Actor): { actor: string; actorId: string | null } {
  return typeof actor === 'string' ? { actor, actorId: null } : { actor: actor.name, actorId: actor.id };
}
