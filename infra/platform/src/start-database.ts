import { openPool } from '@infra/api/db/open-pool';
import { migrate } from '@infra/api/db/migrate';
import type { PlatformConfig } from './config';
import { useOutsideDatabase } from './outside-database';
import { startPostgres } from './postgres/start-postgres';
import { keptSecret } from './secrets';

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
  const owner = openPool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000 });
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
