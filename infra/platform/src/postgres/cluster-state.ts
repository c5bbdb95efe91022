import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isReachableByAnyone } from './server-account';

const clusterStateSchema = z.object({
  /** Absolute path of the PostgreSQL data directory. */
  directory: z.string(),
  /** 0 until a port was chosen. */
  port: z.number().int(),
  superuserPassword: z.string(),
  ownerPassword: z.string(),
  appPassword: z.string(),
});
export type ClusterState = z.infer<typeof clusterStateSchema>;

/** Where root keeps data that an unprivileged server cannot reach inside DATA_DIR. */
const SYSTEM_DATA_DIR = '/var/lib/dealer-platform';

/**
 * Reads what was decided at the first start (place, port, passwords), or decides it.
 * The data directory is DATA_DIR/pg. When root works in a place closed to other accounts,
 * such as a checkout under /root, it is below /var/lib/dealer-platform instead.
 */
export function loadClusterState(dataDir: string, runsAsOtherAccount: boolean): ClusterState {
  const file = stateFile(dataDir);
  if (existsSync(file)) return clusterStateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  mkdirSync(dataDir, { recursive: true });
  const state: ClusterState = {
    directory: chooseDirectory(dataDir, runsAsOtherAccount),
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

/** Writes atomically and for the owner only: the file holds passwords. */
export function saveClusterState(dataDir: string, state: ClusterState): void {
  const file = stateFile(dataDir);
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function stateFile(dataDir: string): string {
  return join(dataDir, 'postgres.json');
}

function chooseDirectory(dataDir: string, runsAsOtherAccount: boolean): string {
  const inside = resolve(dataDir, 'pg');
  if (!runsAsOtherAccount || isReachableByAnyone(inside)) return inside;
  return join(
    SYSTEM_DATA_DIR,
    resolve(dataDir)
      .replaceAll(/[^A-Za-z0-9]+/g, '-')
      .replace(/^-/, ''),
    'pg',
  );
}

function newPassword(): string {
  return randomBytes(18).toString('base64url');
}
