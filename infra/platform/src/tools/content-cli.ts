import { userInfo } from 'node:os';
import { join } from 'node:path';
import { createDb } from '@infra/api/db/db';
import { pictureLookup } from '@infra/api/modules/images/tools.service';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import { loadExistingSigningKey } from '@infra/releases/key/signing-key';
import { loadStableManifests } from '@infra/releases/publish/stable-manifests';
import { readContentArguments, USAGE } from './content-arguments';
import { contentCommand } from './content-commands';

async function run(argv: string[], env: NodeJS.ProcessEnv): Promise<string[]> {
  const command = readContentArguments(argv);
  if (command.name === 'help') return [USAGE];
  const { databaseUrl, artifactsDir, dataDir } = instanceOf(env);
  const url = databaseUrl();
  const by = { name: userInfo().username, id: null };
  const ownerDb = createDb(url, { max: 2, actor: by.name });
  try {
    return await contentCommand(
      {
        ...{ ownerDb, by, manifests: await loadStableManifests(url, artifactsDir) },
        hasPicture: pictureLookup(env['IMAGES_DIR'] || join(import.meta.dirname, '../../../demo/pictures')),
        key: () => loadExistingSigningKey(dataDir, env),
        port: Number(env['PORT'] || '3000'),
        operatorOrigin: env['OPERATOR_ORIGIN'] || `http://localhost:${env['OPERATOR_PORT'] || '3001'}`,
      },
      command,
    );
  } finally {
    await ownerDb.$client.end();
  }
}

try {
  console.log((await run(process.argv.slice(2), process.env)).join('\n'));
} catch (error) {
  console.error(nothingRunsMessage(error) ?? (error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
