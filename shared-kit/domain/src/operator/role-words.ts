import type { Acting, OperatorRole } from './may';

/** What a role is called where one is chosen. */
export const ROLE_NAMES: Readonly<Record<OperatorRole, string>> = {
  viewer: 'Viewer',
  team: 'Team of remotes',
  manager: 'Release manager',
  dealer: 'Dealer staff',
};

/** What each may do, in a sentence. */
export const ROLE_WORDS: Readonly<Record<OperatorRole, string>> = {
  viewer: 'Sees releases, sites and the log, and changes nothing.',
  team: 'Publishes, rolls out, promotes and rolls back its own remotes, and sees the rest.',
  manager: 'Does everything, leads included; people and tokens only signed in, not by a token.',
  dealer:
    "Writes and publishes pages, menus, home page and announcement of one dealer group's sites, or of those named, and the opening hours of their places, reads their messages, and sees nothing of releases.",
};

/** "A viewer", "the team of mfe-search": the beginning of a refusal. */
export function sayWho({ role, remotes }: Acting): string {
  if (role === 'team') return `The team of ${remotes.join(', ')}`;
  return `A ${ROLE_NAMES[role].toLowerCase()}`;
}
