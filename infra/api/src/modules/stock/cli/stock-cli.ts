import { join } from 'node:path';
import { Client } from 'pg';
import { instanceOf, nothingRunsMessage } from '../../../db/instance';
import { openProgress } from './progress';
import { runStockCommand } from './run-stock-command';
import { StockRefusal } from '../stock-refusal';
import { readStockArguments } from './stock-arguments';

async function main(argv: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const command = readStockArguments(argv);
  const { rootDir, dataDir, databaseUrl } = instanceOf(env);
  const client = new Client({ connectionString: command.name === 'help' ? '' : databaseUrl() });
  if (command.name !== 'help') await client.connect();
  try {
    const { lines, ok } = await runStockCommand(command, {
      client,
      reportsDirectory: join(dataDir, 'stock-reports'),
      imagesDirectory: env['IMAGES_DIR'] ?? join(rootDir, 'infra/demo/pictures'),
      openProgress: () => openProgress(process.stderr),
    });
    process.stdout.write(`${lines.join('\n')}\n`);
    return ok;
  } finally {
    if (command.name !== 'help') await client.end();
  }
}

/** What a person can put right, and what the machine says of a file, is a sentence; anything else is a fault and shows where. */
function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTheirs = error instanceof StockRefusal || 'errno' in error;
  return nothingRunsMessage(error) ?? (isTheirs ? error.message : (error.stack ?? error.message));
}

try {
  if (!(await main(process.argv.slice(2), process.env))) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
