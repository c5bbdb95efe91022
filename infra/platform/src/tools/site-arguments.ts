import { parseArgs } from 'node:util';

export const USAGE = `npm run site -- COMMAND

  import FILE... [--note WHY]                 check files and serve them; group files (dealerships, locations) too;
                                              one that names a picture nobody has is refused
  preview FILE                                say what an import would change
  export SITE                                 print what is served, as YAML
  check [FILE...]                             check files, or every stored site, against the published remotes
  check --remote REMOTE --manifest FILE       check every stored site against a release that is not published yet
  history SITE                                list its versions; * is served
  revert SITE [--to VERSION]                  serve the version before, or the one named

The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

/** A remote.json that is not published yet. */
export type Candidate = { remote: string; manifest: string };

export type SiteCommand =
  | { name: 'help' }
  | { name: 'import'; files: string[]; note: string }
  | { name: 'preview'; file: string }
  | { name: 'export' | 'history'; site: string }
  | { name: 'check'; files: string[]; candidate: Candidate | null }
  | { name: 'revert'; site: string; to: number | undefined };

/** A command line that says no command, in words for the person who typed it. */
export class SiteUsageError extends Error {
  override readonly name = 'SiteUsageError';
}

const text = { type: 'string' } as const;
const options = { note: text, to: text, remote: text, manifest: text, help: { type: 'boolean' } } as const;
type Option = keyof typeof options;

/** What each command takes besides its words. */
const taken: Record<SiteCommand['name'], readonly Option[]> = {
  help: [],
  import: ['note'],
  preview: [],
  export: [],
  history: [],
  check: ['remote', 'manifest'],
  revert: ['to'],
};

/** @throws {SiteUsageError} for a command line that says no command; an option without effect is one too. */
export function readSiteArguments(argv: string[]): SiteCommand {
  const { values, positionals } = parse(argv);
  const [typed = 'help', ...words] = positionals;
  if (typed === 'help' || values.help) return { name: 'help' };
  if (!isCommand(typed)) return refuse(`There is no command "${typed}"`);
  const ignored = Object.keys(values).find((option) => !taken[typed].some((name) => name === option));
  if (ignored !== undefined) return refuse(`${typed} takes no --${ignored}`);
  switch (typed) {
    case 'help':
      return { name: typed };
    case 'import':
      return { name: typed, files: atLeastOne(words, 'import needs a FILE'), note: values.note ?? '' };
    case 'preview':
      return { name: typed, file: onlyOne(words, 'preview needs one FILE') };
    case 'export':
    case 'history':
      return { name: typed, site: onlyOne(words, `${typed} needs one SITE`) };
    case 'check':
      return { name: typed, files: words, candidate: candidateOf(values, words) };
    case 'revert':
      return { name: typed, site: onlyOne(words, 'revert needs one SITE'), to: versionOf(values.to) };
  }
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, allowPositionals: true, options });
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function candidateOf(
  { remote, manifest }: { remote?: string; manifest?: string },
  files: readonly string[],
): Candidate | null {
  if (remote === undefined && manifest === undefined) return null;
  if (remote === undefined) return refuse('--manifest needs --remote, the remote it is a release of');
  if (manifest === undefined) return refuse('--remote needs --manifest, the remote.json to check sites against');
  if (files.length > 0) return refuse('check takes either FILEs or a --remote with its --manifest');
  return { remote, manifest };
}

function versionOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  return /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : refuse(`--to ${typed}: a version is a whole number`);
}

function onlyOne(words: readonly string[], otherwise: string): string {
  const [first] = words;
  return first !== undefined && words.length === 1 ? first : refuse(otherwise);
}

function atLeastOne(words: string[], otherwise: string): string[] {
  return words.length > 0 ? words : refuse(otherwise);
}

function isCommand(typed: string): typed is SiteCommand['name'] {
  return Object.hasOwn(taken, typed);
}

function refuse(reason: string): never {
  throw new SiteUsageError(`${reason}\n\n${USAGE}`);
}
