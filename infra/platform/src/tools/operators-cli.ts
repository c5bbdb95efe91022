import { userInfo } from 'node:os';
import { openPool } from '@infra/api/db/connect/open-pool';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import { linksAdvice, readConfig } from '../config';
import { asOperator } from '../as-operator';
import { readOperatorsArguments, USAGE } from './operators-arguments';
import { runOperatorsCommand } from './operators-commands';

async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const command = readOperatorsArguments(argv);
  if (command.name === 'help') return [USAGE];
  const config = readConfig(env);
  const at = 'at' in command ? command.at : undefined;
  const advice = at === undefined && command.name !== 'list' ? linksAdvice(config) : null;
  const owner = openPool({ connectionString: instanceOf(env).databaseUrl(), max: 1 });
  try {
    const lines = await asOperator(owner, (client) =>
      runOperatorsCommand(client, command, {
        by: { name: userInfo().username, id: null },
        nowMs: Date.now(),
        origin: at ?? config.publicOperatorOrigin,
      }),
    );
    return advice === null ? lines : [...lines, advice];
  } finally {
    await owner.end();
  }
}

try {
  for (const line of await run(process.argv.slice(2), process.env)) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
}
