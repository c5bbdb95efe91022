import { parseArgs } from 'node:util';

export const USAGE = `npm run content -- COMMAND

  list SITE                                   its pages and what shoppers see of each
  export SITE PATH [--version N]              print a page as YAML: the newest version, or the one named
  import SITE FILE [--note WHY]               keep a page of a YAML file as the newest draft; nobody sees it yet
  check SITE PATH                             what the newest version has to mend before it is published
  preview SITE PATH [--version N]             a signed link that shows it at the site, for seven days
  publish SITE PATH [--at TIME] [--confirm]   let shoppers see the newest version, now or from a time on, like
                                              2026-12-01T09:00+10:00; --confirm: its warnings were read
  end SITE PATH [--to PATH] [--confirm]       take a page away; its address leads on where --to names one. What else of
                                              the site leads to it is said first; --confirm: it was read
  history SITE PATH                           its versions, newest first; * is seen
  revert SITE PATH --to VERSION               take an earlier version up as the newest draft; 0 is the site's file
  pictures SITE                               pictures of its library, newest first: their ids stand in pages
  picture SITE FILE --alt WORDS [--focus X,Y] take a picture into the library, made anew; --focus is what has to be seen
                                              where it is cut, in percent from the left and the top

The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

export type ContentCommand =
  | { name: 'help' }
  | { name: 'list' | 'pictures'; site: string }
  | { name: 'picture'; site: string; file: string; alt: string; focus: { x: number; y: number } }
  | { name: 'import'; site: string; file: string; note: string }
  | { name: 'export' | 'preview'; site: string; path: string; version: number | undefined }
  | { name: 'check' | 'history'; site: string; path: string }
  | { name: 'publish'; site: string; path: string; at: Date | null; confirmed: boolean }
  | { name: 'end'; site: string; path: string; movedTo: string | null; confirmed: boolean }
  | { name: 'revert'; site: string; path: string; to: number };

/** A command line that says no command, in words for the person who typed it. */
export class ContentUsageError extends Error {
  override readonly name = 'ContentUsageError';
}

const text = { type: 'string' } as const;
const options = {
  ...{ note: text, at: text, to: text, version: text, alt: text, focus: text },
  confirm: { type: 'boolean' },
} as const;
type Values = { [Name in 'note' | 'at' | 'to' | 'version' | 'alt' | 'focus']?: string } & { confirm?: boolean };

/** What each command takes: the words after the site, and options. */
const COMMANDS: Readonly<Record<Exclude<ContentCommand['name'], 'help'>, { words: number; takes: readonly string[] }>> =
  {
    list: { words: 1, takes: [] },
    import: { words: 2, takes: ['note'] },
    export: { words: 2, takes: ['version'] },
    preview: { words: 2, takes: ['version'] },
    check: { words: 2, takes: [] },
    history: { words: 2, takes: [] },
    publish: { words: 2, takes: ['at', 'confirm'] },
    end: { words: 2, takes: ['to', 'confirm'] },
    revert: { words: 2, takes: ['to'] },
    pictures: { words: 1, takes: [] },
    picture: { words: 2, takes: ['alt', 'focus'] },
  };

/** @throws {ContentUsageError} for a command line that says no command; an option without effect is one too. */
export function readContentArguments(argv: string[]): ContentCommand {
  const { values, positionals } = parse(argv);
  const [name = 'help', ...words] = positionals;
  if (name === 'help') return { name };
  if (!isCommand(name)) return refuse(`There is no command "${name}"`);
  const { words: wanted, takes } = COMMANDS[name];
  const [site = '', path = ''] = words;
  if (words.length !== wanted) return refuse(wanted === 1 ? `${name} needs a SITE` : `${name} needs two words`);
  const ignored = Object.keys(values).find((option) => !takes.includes(option));
  if (ignored !== undefined) return refuse(`${name} takes no --${ignored}`);
  return commandOf(name, { site, path }, values);
}

function commandOf(
  name: Exclude<ContentCommand['name'], 'help'>,
  { site, path }: { site: string; path: string },
  { note = '', at, to, version, alt, focus, confirm = false }: Values,
): ContentCommand {
  switch (name) {
    case 'list':
    case 'pictures':
      return { name, site };
    case 'picture':
      return { name, site, file: path, alt: altOf(alt), focus: focusOf(focus) };
    case 'import':
      return { name, site, file: path, note };
    case 'export':
    case 'preview':
      return { name, site, path, version: version === undefined ? undefined : numberOf(version) };
    case 'check':
    case 'history':
      return { name, site, path };
    case 'publish':
      return { name, site, path, at: at === undefined ? null : momentOf(at), confirmed: confirm };
    case 'end':
      return { name, site, path, movedTo: to ?? null, confirmed: confirm };
    case 'revert':
      return { name, site, path, to: numberOf(to ?? refuse('revert needs --to VERSION')) };
  }
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, allowPositionals: true, options });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Empty for a picture that adds nothing to a text, but said. */
function altOf(typed: string | undefined): string {
  return typed ?? refuse('picture needs --alt WORDS: what it shows, or "" where it adds nothing to a text');
}

/** In steps of 10, as a page has them. */
function focusOf(typed = '50,50'): { x: number; y: number } {
  const [, x, y] = /^(\d?0|100),(\d?0|100)$/.exec(typed) ?? [];
  return x === undefined || y === undefined
    ? refuse(`${typed}: two numbers in steps of 10, like 40,60`)
    : { x: Number(x), y: Number(y) };
}

function numberOf(typed: string): number {
  return /^\d{1,9}$/.test(typed) ? Number(typed) : refuse(`${typed}: a version is a whole number`);
}

/** With its offset: a time without one would be another in each state. */
function momentOf(typed: string): Date {
  const moment = new Date(typed);
  const isWhole = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(typed) && !Number.isNaN(moment.getTime());
  return isWhole ? moment : refuse(`${typed}: a time with its offset, like 2026-12-01T09:00+10:00`);
}

function isCommand(typed: string): typed is Exclude<ContentCommand['name'], 'help'> {
  return Object.hasOwn(COMMANDS, typed);
}

function refuse(reason: string): never {
  throw new ContentUsageError(`${reason}\n\n${USAGE}`);
}
