import { createDb } from '@infra/api/db/db';
import { migrate } from '@infra/api/db/migrate';
import type { PlatformConfig } from './config';
import { useOutsideDatabase } from './outside-database';
import { startPostgres } from './postgres/start-postgres';
import { keptSecret } from './secrets';

/** Lists of the operator's pages may take longer than a shopper's. */
const STATEMENT_TIMEOUT_MS = 30_000;

type Options = {
  config: PlatformConfig;
  log: { info(message: string): void; warn(message: string): void };
  /** What was started is stopped with it. */
  resources: AsyncDisposableStack;
};

/** The embedded server, or the outside one that DATABASE_URL names; migrated either way. */
export async function startDatabase({ config, log, resources }: Options) {
  const { url, appUrl } = await (config.databaseUrl === undefined ? embedded() : outside(config.databaseUrl));
  await migrate(url);
  // A connection on which the server is silent is given up: three of them are all that the operator's pages have.
  const { $client: owner } = createDb(url, { max: 3, statementTimeoutMs: STATEMENT_TIMEOUT_MS });
  owner.on('error', (error) => log.warn(`Database connection lost: ${error.message}`));
  resources.defer(() => owner.end());
  return { url, appUrl, owner };

  async function embedded() {
    const starting = startPostgres({ dataDir: config.dataDir, log });
    resources.defer(async () => (await starting.catch(() => undefined))?.stop());
    return starting;
  }

  function outside(databaseUrl: string) {
    const { appDatabaseUrl, dataDir } = config;
    return useOutsideDatabase({ databaseUrl, appDatabaseUrl, appPassword: keptSecret(dataDir, 'app-role-password') });
  }
}
