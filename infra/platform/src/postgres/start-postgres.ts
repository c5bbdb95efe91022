import type { ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { APP_ROLE, DATABASE, OWNER_ROLE } from '@infra/api/db/roles';
import { archiveNowhere, hasArchiveCommand } from '../backup/archive-command';
import { checkDirectory, removeStalePidFile, systemIdentifierOf } from './claim-directory';
import { folderIdentity, loadClusterState, saveClusterState, serverUrl } from './cluster-state';
import type { ClusterState, LaunchedServer } from './cluster-state';
import { ensureDatabase, ensureRoles } from './ensure-roles';
import { freePort } from '../free-port';
import { serverAccount } from './server-account';
import { serverBinaries } from './server-binaries';
import { initialiseCluster, spawnServer } from './server-process';
import { processStart } from './server-process-identity';
import { launchUntilReady, stopLeftover, stopServer } from './server-lifecycle';

type StartOptions = {
  dataDir: string;
  log: { info(message: string): void; warn(message: string): void };
  /** Further `name=value` server settings. */
  settings?: readonly string[];
};

export type RunningPostgres = {
  /** Owner role: migrations and tools. */
  url: string;
  /** Role dealer_app: what serves requests. */
  appUrl: string;
  /** Superuser on the maintenance database: only for creating databases. */
  adminUrl: string;
  /** Process id of the server now running. */
  pid: () => number;
  stop: () => Promise<void>;
  /** Leaves the server running on its own when this process ends; nobody restarts it any more. */
  detach: () => void;
};

/**
 * Starts the embedded server on DATA_DIR and answers once it accepts queries. A server left
 * by a killed supervisor is stopped first; one that dies is started again on the same port.
 * The caller makes sure that no second process uses the same DATA_DIR.
 *
 * @throws {ConfigError} when the database is not this folder's own, or was copied while its server ran.
 */
export async function startPostgres({ dataDir, log, settings = [] }: StartOptions): Promise<RunningPostgres> {
  const state = loadClusterState(dataDir, process.getuid?.() === 0);
  const account = serverAccount(state.directory);
  const binaries = serverBinaries(account && dirname(state.directory));
  const logFile = join(dataDir, 'postgres.log');
  checkDirectory(dataDir, state);
  initialiseCluster(state, binaries, account);
  await stopLeftover(state.directory, state.server);
  removeStalePidFile(state.directory);
  state.systemIdentifier = systemIdentifierOf(state.directory) ?? undefined;
  // A copy would write its log among that of the original's backups.
  const isCopy = state.folder !== undefined && state.folder !== folderIdentity(dataDir);
  if (isCopy || !hasArchiveCommand(state.directory)) archiveNowhere(state.directory);
  state.port = await freePort(state.port);

  let stopping = false;
  const adminUrl = serverUrl(state, 'postgres', state.superuserPassword, 'postgres');
  let current: ChildProcess | undefined;
  const launch = () => {
    current = spawnServer(state, binaries, settings, logFile, account);
    state.server = launchedServer(current);
    try {
      saveClusterState(dataDir, state);
    } catch (error) {
      // A full disk must not keep a server from being started again.
      log.warn(`postgres.json could not be written: ${String(error)}`);
    }
    return current;
  };
  const launchWatched = async (): Promise<ChildProcess> => {
    const child = await launchUntilReady({ launch, url: adminUrl, logFile, isCancelled: () => stopping });
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.warn(`PostgreSQL ended unexpectedly (${signal ?? code}), starting it again`);
      startAgain();
    });
    return child;
  };
  /** As often as it takes: a disk that was full for a while, or a recovery longer than anybody thought. */
  const startAgain = (): void => {
    server = launchWatched();
    server.catch((error: unknown) => {
      log.warn(String(error));
      if (!stopping) startAgain();
    });
  };
  let server = launchWatched();
  await server;
  await prepare(adminUrl, state);

  return {
    url: serverUrl(state, OWNER_ROLE, state.ownerPassword, DATABASE),
    appUrl: serverUrl(state, APP_ROLE, state.appPassword, DATABASE),
    adminUrl,
    pid: () => current?.pid ?? 0,
    async stop() {
      stopping = true;
      await stopServer(await server.catch(() => current));
    },
    detach() {
      stopping = true;
      current?.unref();
    },
  };
}

function launchedServer({ pid }: ChildProcess): LaunchedServer | undefined {
  const startedAt = pid === undefined ? null : processStart(pid);
  return pid === undefined || startedAt === null ? undefined : { pid, startedAt };
}

async function prepare(adminUrl: string, state: ClusterState): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await ensureRoles(admin, state);
    await ensureDatabase(admin, DATABASE);
  } finally {
    await admin.end();
  }
}
