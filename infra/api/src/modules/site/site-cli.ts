import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { instanceDatabaseUrl } from '@infra/releases/instance-database-url';
import { createDb } from '../../db/db';
import { loadStableManifests, readCandidate } from './published-manifests';
import { checkCommand, exportCommand, historyCommand, importCommand, previewCommand, revertCommand } from './site-commands';
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

async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options: { note: text, to: text, remote: text, manifest: text } });
  const [command, ...words] = positionals;
  if (command === undefined || command === 'help') return [USAGE];
  const first = () => {
    if (words[0] === undefined) throw new Error(`${command} needs one more word\n\n${USAGE}`);
    return words[0];
  };
  const dataDir = env['DATA_DIR'] || '.data';
  const url = env['DATABASE_URL'] || instanceDatabaseUrl(dataDir);
  const manifests = new Map(await loadStableManifests(url, env['ARTIFACTS_DIR'] || join(dataDir, 'artifacts')));
  if (values.remote && values.manifest) {
    const candidate = await readCandidate(values.remote, values.manifest);
    manifests.set(candidate.name, candidate);
  }
  const tool: SiteTool = { ownerDb: createDb(url, { max: 2 }), manifests };
  try {
    switch (command) {
      case 'import':
        return (await inTurn(words.length > 0 ? words : [first()], (file) => importCommand(tool, file, values.note ?? ''))).flat();
      case 'preview':
        return await previewCommand(tool, first(), `http://localhost:${env['PORT'] || '3000'}`);
      case 'export':
        return await exportCommand(tool, first());
      case 'check':
        return await checkCommand(tool, words);
      case 'history':
        return await historyCommand(tool, first());
      case 'revert':
        return await revertCommand(tool, first(), values.to === undefined ? undefined : Number(values.to));
      default:
        throw new Error(`There is no command "${command}"\n\n${USAGE}`);
    }
  } finally {
    await tool.ownerDb.$client.end();
  }
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
  return causes.some((cause) => cause?.code === 'ECONNREFUSED') ? 'The database does not answer. Is npm start running?' : error.message;
}

try {
  console.log((await run(process.argv.slice(2), process.env)).join('\n'));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
