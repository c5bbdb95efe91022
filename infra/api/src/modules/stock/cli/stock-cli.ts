import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { instanceDatabaseUrl } from './instance-database-url';
import { openProgress } from './progress';
import { runStockCommand } from './run-stock-command';
import { StockRefusal } from '../stock-refusal';
import { readStockArguments } from './stock-arguments';

const ROOT = join(import.meta.dirname, '../../../../../..');

async function main(argv: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const command = readStockArguments(argv);
  const dataDir = resolve(env['DATA_DIR'] ?? join(ROOT, '.data'));
  const client = new Client({
    connectionString: command.name === 'help' ? '' : (env['DATABASE_URL'] ?? instanceDatabaseUrl(dataDir)),
  });
  if (command.name !== 'help') await client.connect();
  try {
    const { lines, ok } = await runStockCommand(command, {
      client,
      reportsDirectory: join(dataDir, 'stock-reports'),
      imagesDirectory: env['IMAGES_DIR'] ?? join(ROOT, 'infra/demo/pictures'),
      openProgress: () => openProgress(process.stderr),
    });
    process.stdout.write(`${lines.join('\n')}\n`);
    return ok;
  } finally {
    if (command.name !== 'help') await client.end();
  }
}

/** What a person can put right is a sentence; anything else is a fault and shows where. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED') return 'The database does not answer: is the instance running (npm start)?';
  if (error instanceof StockRefusal || code === 'ENOENT') return error.message;
  return error.stack ?? error.message;
}

try {
  if (!(await main(process.argv.slice(2), process.env))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
