import { userInfo } from 'node:os';
import { openPool } from '@infra/api/db/open-pool';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import { asOperator } from '../as-operator';
import { readOperatorsArguments, USAGE } from './operators-arguments';
import { runOperatorsCommand } from './operators-commands';

async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const command = readOperatorsArguments(argv);
  if (command.name === 'help') return [USAGE];
  const origin =
    ('at' in command && command.at) || env['OPERATOR_ORIGIN'] || `http://localhost:${env['OPERATOR_PORT'] || '3001'}`;
  const owner = openPool({ connectionString: instanceOf(env).databaseUrl(), max: 1 });
  try {
    return await asOperator(owner, (client) =>
      runOperatorsCommand(client, command, {
        by: { name: userInfo().username, id: null },
        nowMs: Date.now(),
        origin: origin.replace(/\/$/, ''),
      }),
    );
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
