import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isReachableByAnyone } from './server-account';

const launchedServerSchema = z.object({ pid: z.number().int(), startedAt: z.string() });
/** A server process: its number alone may belong to another program after a while. */
export type LaunchedServer = z.infer<typeof launchedServerSchema>;

const clusterStateSchema = z.object({
  /** `system` where an unprivileged server cannot reach DATA_DIR; see `databaseDirectory`. */
  place: z.enum(['inside', 'system']).optional(),
  /** Until 2026-11 the file held the place as an absolute path, which a copy of the folder took along. */
  directory: z.string().optional(),
  /** What initdb called the database; a directory with another one belongs to somebody else. */
  systemIdentifier: z.string().optional(),
  /** Inode of DATA_DIR at the last start: a copy has another one, a moved folder keeps it. */
  folder: z.number().int().optional(),
  /** The server started last. */
  server: launchedServerSchema.optional(),
  /** 0 until a port was chosen. */
  port: z.number().int(),
  superuserPassword: z.string(),
  ownerPassword: z.string(),
  appPassword: z.string(),
});

export type ClusterState = Omit<z.infer<typeof clusterStateSchema>, 'place' | 'directory'> & {
  place: 'inside' | 'system';
  /** Absolute path of the PostgreSQL data directory. Follows from DATA_DIR and is never stored. */
  directory: string;
};

/** Where root keeps data that an unprivileged server cannot reach inside DATA_DIR. */
const SYSTEM_DATA_DIR = '/var/lib/dealer-platform';

/** Reads what was decided at the first start (place, port, passwords), or decides it. */
export function loadClusterState(dataDir: string, runsAsOtherAccount: boolean): ClusterState {
  const file = stateFile(dataDir);
  if (existsSync(file)) {
    const { place, directory, ...stored } = clusterStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const known = place ?? (directory?.startsWith(`${SYSTEM_DATA_DIR}/`) ? 'system' : 'inside');
    return { ...stored, place: known, directory: databaseDirectory(dataDir, known) };
  }
  mkdirSync(dataDir, { recursive: true });
  const place = placeOf(dataDir, runsAsOtherAccount);
  const state: ClusterState = {
    place,
    directory: databaseDirectory(dataDir, place),
    port: 0,
    superuserPassword: newPassword(),
    ownerPassword: newPassword(),
    appPassword: newPassword(),
  };
  // No state means a new DATA_DIR: data that an earlier one left behind has unknown passwords.
  rmSync(state.directory, { recursive: true, force: true });
  saveClusterState(dataDir, state);
  return state;
}

/** Inside DATA_DIR where the server's account can reach it. */
export function placeOf(dataDir: string, runsAsOtherAccount: boolean): ClusterState['place'] {
  return runsAsOtherAccount && !isReachableByAnyone(databaseDirectory(dataDir, 'inside')) ? 'system' : 'inside';
}

/** Where one of the server's roles connects. */
export function serverUrl({ port }: ClusterState, user: string, password: string, database: string): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Writes atomically and for the owner only: the file holds passwords. Notes which folder it was written in. */
export function saveClusterState(dataDir: string, { directory: _derived, ...state }: ClusterState): void {
  const file = stateFile(dataDir);
  const written = { ...state, folder: folderIdentity(dataDir) };
  writeFileSync(`${file}.new`, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Tells a folder from a copy of it, which has an inode of its own. */
export function folderIdentity(dataDir: string): number {
  return statSync(dataDir).ino;
}

function stateFile(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

/**
 * DATA_DIR/pg. When root works in a place closed to other accounts, such as a checkout under
 * /root, it is below /var/lib/dealer-platform, in a folder named after DATA_DIR.
 */
function databaseDirectory(dataDir: string, place: ClusterState['place']): string {
  if (place === 'inside') return resolve(dataDir, 'pg');
  const name = resolve(dataDir)
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-/, '');
  return join(SYSTEM_DATA_DIR, name, 'pg');
}

function newPassword(): string {
  return randomBytes(18).toString('base64url');
}
