import { closeSync, existsSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config';
import { folderIdentity } from './cluster-state';
import type { ClusterState, LaunchedServer } from './cluster-state';
import { isServerIn, processStart } from './server-process-identity';

/**
 * Refuses a data folder whose database is not its own, or not whole, with a sentence that says what to do:
 * the database is missing, is another one than the folder was made with, or was copied while its server ran.
 * @throws {ConfigError}
 */
export function checkDirectory(dataDir: string, { directory, systemIdentifier, folder }: ClusterState): void {
  const found = systemIdentifierOf(directory);
  if (systemIdentifier === undefined && found === null) return;
  if (found === null) {
    throw new ConfigError(
      `The database of ${dataDir} is not at ${directory}: the folder was copied or moved without it, or it was deleted. ` +
        'Put it back from where the folder was, or delete postgres.json there to begin with an empty database.',
    );
  }
  if (systemIdentifier !== undefined && found !== systemIdentifier) {
    throw new ConfigError(
      `The database at ${directory} is not the one ${dataDir} was made with (it is ${found}, postgres.json says ${systemIdentifier}). ` +
        'Put the right one back, or set DATA_DIR to the folder it belongs to.',
    );
  }
  if (!isOriginalFolder(dataDir, folder) && existsSync(pidFile(directory))) {
    throw new ConfigError(
      `${dataDir} was copied while its PostgreSQL was running, so its files may not fit together. ` +
        'Stop the original and copy it again; or, if nothing wrote to it meanwhile, delete ' +
        `${pidFile(directory)} and start again.`,
    );
  }
}

/**
 * The process id of a server that a killed supervisor left on this directory. A server counts when it works in this
 * very directory and is the process that was started here last; one that works here and is another is refused.
 * @throws {ConfigError}
 */
export function leftoverServerPid(directory: string, launched?: LaunchedServer): number | undefined {
  const pid = notedPid(directory);
  if (!(pid > 1) || !isServerIn(directory, pid)) return undefined;
  if (!launched || (launched.pid === pid && launched.startedAt === processStart(pid))) return pid;
  throw new ConfigError(
    `A PostgreSQL server that was not started from here works in ${directory} (process ${pid}). Stop it first.`,
  );
}

/** A server that is just stopping takes its file away at any moment. @returns NaN without one */
function notedPid(directory: string): number {
  try {
    return Number(readFileSync(pidFile(directory), 'utf8').split('\n')[0]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return Number.NaN;
    throw error;
  }
}

/** Removes a pid file whose process is gone; after a reboot its number may belong to someone else, which stops PostgreSQL. */
export function removeStalePidFile(directory: string): void {
  rmSync(pidFile(directory), { force: true });
}

/** The number initdb gave a database, the first eight bytes of its control file; null where no database is. */
export function systemIdentifierOf(directory: string): string | null {
  const control = join(directory, 'global', 'pg_control');
  if (!existsSync(control)) return null;
  const file = openSync(control, 'r');
  try {
    const bytes = new BigUint64Array(1);
    readSync(file, bytes, 0, 8, 0);
    return String(bytes[0]);
  } finally {
    closeSync(file);
  }
}

/** A folder from before its identity was noted counts as the original. */
function isOriginalFolder(dataDir: string, folder: number | undefined): boolean {
  return folder === undefined || folder === folderIdentity(dataDir);
}

function pidFile(directory: string): string {
  return join(directory, 'postmaster.pid');
}
