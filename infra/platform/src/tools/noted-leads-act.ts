import { z } from 'zod';

const CHANGES = ['redrive', 'release', 'revoke-links', 'restore-links', 'route-add', 'route-rotate', 'route-remove'];
const TAKES_AWAY = ['export', 'access'];
/** What is told of how a command was given: none of them says whom it is about or where something is sent. */
const TOLD = ['group', 'channel', 'site', 'dealership', 'category', 'location', 'only', 'dead'] as const;

type Given = { [option: string]: string | boolean | undefined };

/**
 * What the audit keeps of a command that changes something or takes enquiries away; null for one that looks. Whom it is
 * about it does not keep: what was typed after the command is kept where it is an id alone.
 */
export function notedLeadsAct(name: string, [word]: readonly string[], given: Given) {
  const isNoted = CHANGES.includes(name) || TAKES_AWAY.includes(name) || (name === 'erase' && given['yes'] === true);
  if (!isNoted) return null;
  const id = z.uuid().safeParse(word).data;
  const detail = Object.fromEntries(
    TOLD.flatMap((option) => (given[option] === undefined ? [] : [[option, given[option]]])),
  );
  const subject = id ?? String(given['group'] ?? given['site'] ?? 'all sites');
  return { area: 'leads', actorId: null, kind: name, subject, detail } as const;
}
