import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Client } from 'pg';
import { DATABASE } from '@infra/api/db/roles';
import { ConfigError } from '../config';
import { freePort } from '../free-port';
import { loadClusterState, placeOf, saveClusterState, serverUrl } from '../postgres/cluster-state';
import type { ClusterState } from '../postgres/cluster-state';
import { serverAccount } from '../postgres/server-account';
import type { Account } from '../postgres/server-account';
import { serverBinaries } from '../postgres/server-binaries';
import { stopServer } from '../postgres/server-lifecycle';
import { spawnServer } from '../postgres/server-process';
import { copyTree, filesBelow } from './base-files';
import { differences, hashFiles, readManifest } from './backup-manifest';
import type { TableSums } from './backup-manifest';
import { sumTables } from './table-sums';
import { untilRecovered } from './until-recovered';
import { archiveNowhere } from './archive-command';
import { walDirectory } from './wal-archive';

type Options = {
  /** One backup: a folder that `backUp` made. */
  backup: string;
  /** An empty folder, or none yet. */
  dataDir: string;
  /** A moment after the backup, for the database. Without it, the backup's own. */
  to?: Date | undefined;
};

export type Restored = {
  tables: TableSums;
  files: number;
  /** Whether counts and hashes are those of the backup; null where another moment was asked for. */
  isEqual: boolean | null;
};

/**
 * Restores a backup into an empty folder, recovers its database and compares what is there with what was saved.
 * @throws {ConfigError} when the folder is not empty, or the backup is not whole
 */
export async function restore({ backup, dataDir, to }: Options): Promise<Restored> {
  const manifest = readManifest(backup);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new ConfigError(`${dataDir} is not empty: restore into a new folder, and start that one with DATA_DIR`);
  }
  const changed = differences(manifest.files, await hashFiles(backup));
  if (changed.length > 0) {
    throw new ConfigError(`${backup} is not what was saved: ${changed.length} files differ, ${changed[0]} first`);
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  copyTree(join(backup, 'files'), dataDir);
  const { state, account } = await placeDatabase(backup, dataDir);

  const wal = walDirectory(dirname(resolve(backup)));
  const target = to
    ? `recovery_target_time=${to.toISOString().replace('T', ' ').replace('Z', '+00')}`
    : `recovery_target_name=${manifest.restorePoint}`;
  const settings = [`restore_command=cp "${wal}/%f" "%p"`, target, 'recovery_target_action=promote', 'hot_standby=off'];
  const log = join(dataDir, 'postgres.log');
  const binaries = serverBinaries(account && dirname(state.directory));
  const server = spawnServer(state, binaries, settings, log, account);
  try {
    const url = serverUrl(state, 'postgres', state.superuserPassword, DATABASE);
    await untilRecovered(server, url, log);
    const tables = await sum(url);
    const isEqual = to ? null : differences(manifest.tables, tables).length === 0;
    return { tables, files: filesBelow(join(backup, 'files')).length, isEqual };
  } finally {
    await stopServer(server);
  }
}

/** Puts the database where this folder's belongs, marked for recovery, with a port that is free here. */
async function placeDatabase(backup: string, dataDir: string) {
  const isRoot = process.getuid?.() === 0;
  const file = join(dataDir, 'postgres.json');
  const { server: _server, ...stored } = JSON.parse(readFileSync(file, 'utf8')) as ClusterState;
  writeFileSync(file, JSON.stringify({ ...stored, place: placeOf(dataDir, isRoot) }), { mode: 0o600 });
  const state = loadClusterState(dataDir, isRoot);
  const account = serverAccount(state.directory);
  cpSync(join(backup, 'pg'), state.directory, { recursive: true, preserveTimestamps: true });
  chmodSync(state.directory, 0o700);
  writeFileSync(join(state.directory, 'recovery.signal'), '', { mode: 0o600 });
  archiveNowhere(state.directory);
  if (account) giveTo(account, state.directory);
  state.port = await freePort(state.port);
  saveClusterState(dataDir, state);
  return { state, account };
}

function giveTo(account: Account, directory: string): void {
  for (const path of ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })])
    chownSync(join(directory, path), account.uid, account.gid);
}

async function sum(url: string): Promise<TableSums> {
  const superuser = new Client({ connectionString: url });
  await superuser.connect();
  try {
    return await sumTables(superuser);
  } finally {
    await superuser.end();
  }
}
