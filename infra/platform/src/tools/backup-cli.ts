import { parseArgs } from 'node:util';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import { backUp } from '../backup/back-up';
import { restore } from '../backup/restore';
import { ConfigError } from '../config';

const USAGE = `npm run backup -- FOLDER
  Saves the instance on DATA_DIR (.data), running or not, in FOLDER/<time>, and keeps its log from then on in FOLDER/wal.

npm run restore -- FOLDER/<time> DATA_DIR [--to 2026-11-22T10:00:00Z]
  Restores a backup into a new folder, to its own moment or to a later one, and compares it with what was saved.`;

async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { to: { type: 'string' } },
  });
  const [command, first, second, ...more] = positionals;
  if (command === 'backup' && first !== undefined && second === undefined) {
    const { folder, manifest } = await backUp({ dataDir: instanceOf(env).dataDir, backups: first, now: new Date() });
    const tables = Object.values(manifest.tables);
    const rows = tables.reduce((total, table) => total + table.rows, 0);
    return [
      `Saved ${tables.length} tables with ${rows} rows and ${Object.keys(manifest.files).length} files in ${folder}`,
    ];
  }
  if (command === 'restore' && first !== undefined && second !== undefined && more.length === 0) {
    const { tables, files, isEqual } = await restore({ backup: first, dataDir: second, to: momentOf(values.to) });
    if (isEqual === false) throw new Error('Restored, but rows differ from what was saved: do not use this copy');
    const rows = Object.values(tables).reduce((total, table) => total + table.rows, 0);
    const compared = isEqual ? 'every count and hash as it was saved' : `the database as it was at ${values.to}`;
    return [
      `Restored ${Object.keys(tables).length} tables with ${rows} rows and ${files} files: ${compared}`,
      `DATA_DIR=${second} npm start`,
    ];
  }
  throw new ConfigError(USAGE);
}

function momentOf(typed: string | undefined): Date | undefined {
  if (typed === undefined) return undefined;
  const moment = new Date(typed);
  if (Number.isNaN(moment.getTime()))
    throw new ConfigError(`--to ${typed} is no time: write it as 2026-11-22T10:00:00Z`);
  return moment;
}

try {
  for (const line of await run(process.argv.slice(2), process.env)) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
