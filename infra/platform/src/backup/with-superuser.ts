import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { DATABASE } from '@infra/api/db/roles';
import { ConfigError } from '../config';
import { InstanceRuns, lockInstance } from '../instance-lock';
import { checkDirectory } from '../postgres/claim-directory';
import { loadClusterState, serverUrl } from '../postgres/cluster-state';
import { startPostgres } from '../postgres/start-postgres';

type Work<T> = (superuser: Client, databaseDirectory: string) => Promise<T>;

/**
 * Connects to the product's database as PostgreSQL's superuser: to the running server, or to one that is started for it.
 * @throws {ConfigError} when DATA_DIR holds no embedded database
 */
export async function withSuperuser<T>(dataDir: string, work: Work<T>): Promise<T> {
  if (!existsSync(join(dataDir, 'postgres.json'))) {
    throw new ConfigError(
      `${dataDir} holds no database: set DATA_DIR to an instance that was started once. ` +
        'An outside database (DATABASE_URL) is backed up with its own tools.',
    );
  }
  await using resources = new AsyncDisposableStack();
  try {
    resources.defer(lockInstance(dataDir));
    const server = await startPostgres({ dataDir, log: { info: () => undefined, warn: console.warn } });
    resources.defer(() => server.stop());
  } catch (error) {
    if (!(error instanceof InstanceRuns)) throw error;
  }
  const state = loadClusterState(dataDir, process.getuid?.() === 0);
  checkDirectory(dataDir, state);
  const superuser = new Client({ connectionString: serverUrl(state, 'postgres', state.superuserPassword, DATABASE) });
  await superuser.connect();
  resources.defer(() => superuser.end());
  return await work(superuser, state.directory);
}
