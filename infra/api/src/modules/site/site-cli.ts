import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instanceDatabaseUrl } from '@infra/releases/instance-database-url';
import { createDb } from '../../db/db';
import { loadStableManifests, readCandidate } from './published-manifests';
import {
  checkCommand,
  exportCommand,
  historyCommand,
  importCommand,
  previewCommand,
  revertCommand,
} from './site-commands';
import type { SiteTool } from './site-commands';

const USAGE = `npm run site -- COMMAND

  import FILE... [--note WHY]                 check files and serve them; group files (dealerships, locations) too
  preview FILE                                say what an import would change
  export SITE                                 print what is served, as YAML
  check [FILE...]                             check files, or every stored site, against the published remotes
  check --remote REMOTE --manifest FILE       check every stored site against a release that is not published yet
  history SITE                                list its versions; * is served
  revert SITE [--to VERSION]                  serve the version before, or the one named

The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

const text = { type: 'string' } as const;

type Words = { words: readonly string[]; note: string; to: number | undefined; shopOrigin: string };

const commands: Record<string, (tool: SiteTool, words: Words) => Promise<string[]>> = {
  import: async (tool, { words, note }) =>
    (await inTurn(atLeastOne(words), (file) => importCommand(tool, file, note))).flat(),
  preview: (tool, { words, shopOrigin }) => previewCommand(tool, theFirst(words), shopOrigin),
  export: (tool, { words }) => exportCommand(tool, theFirst(words)),
  check: (tool, { words }) => checkCommand(tool, words),
  history: (tool, { words }) => historyCommand(tool, theFirst(words)),
  revert: (tool, { words, to }) => revertCommand(tool, theFirst(words), to),
};

async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const options = { note: text, to: text, remote: text, manifest: text };
  const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options });
  const [command = 'help', ...words] = positionals;
  if (command === 'help') return [USAGE];
  const carryOut = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (!carryOut) throw new Error(`There is no command "${command}"\n\n${USAGE}`);

  const tool = await openTool(values, env);
  const to = values.to === undefined ? undefined : Number(values.to);
  try {
    return await carryOut(tool, {
      words,
      note: values.note ?? '',
      to,
      shopOrigin: `http://localhost:${env['PORT'] || '3000'}`,
    });
  } finally {
    await tool.ownerDb.$client.end();
  }
}

async function openTool(
  { remote, manifest }: { remote?: string; manifest?: string },
  env: NodeJS.ProcessEnv,
): Promise<SiteTool> {
  const dataDir = env['DATA_DIR'] || '.data';
  const url = env['DATABASE_URL'] || instanceDatabaseUrl(dataDir);
  const manifests = await loadStableManifests(url, env['ARTIFACTS_DIR'] || join(dataDir, 'artifacts'));
  if (remote && manifest) {
    const candidate = await readCandidate(remote, manifest);
    manifests.set(candidate.name, candidate);
  }
  return { ownerDb: createDb(url, { max: 2 }), manifests };
}

function theFirst([first]: readonly string[]): string {
  if (first === undefined) throw new Error(`One more word is needed\n\n${USAGE}`);
  return first;
}

function atLeastOne(words: readonly string[]): readonly string[] {
  return words.length > 0 ? words : [theFirst(words)];
}

async function inTurn<T>(items: readonly string[], work: (item: string) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Says what to do when the embedded server is not running. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const causes = [error, error.cause] as { code?: string }[];
  return causes.some((cause) => cause?.code === 'ECONNREFUSED')
    ? 'The database does not answer. Is npm start running?'
    : error.message;
}

try {
  console.log((await run(process.argv.slice(2), process.env)).join('\n'));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
