import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { ConfigError } from '../config';
import { isReachableByAnyone } from '../postgres/server-account';
import type { Account } from '../postgres/server-account';
import { isBackup, readManifest } from './backup-manifest';

const ARCHIVED_WITHIN_MS = 60_000;
/** A minute's work is lost at most with the machine. */
const SWITCH_AFTER = '60s';
const SEGMENT = /^[0-9A-F]{24}$/;

/** The folder beside the backups where the server puts each finished piece of its write-ahead log. */
export function walDirectory(backups: string): string {
  return join(resolve(backups), 'wal');
}

/** Makes the archive's folder, for the account that the server runs under. */
export function makeWalDirectory(backups: string, account: Account | undefined): string {
  const directory = walDirectory(backups);
  // It becomes a part of the server's `archive_command`, which a shell reads.
  if (/['"`$\\%\n]/.test(directory))
    throw new ConfigError(`${directory}: a path with a quotation mark, $, %, \\ or ` + '` cannot be archived to');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account) {
    chmodSync(resolve(backups), 0o711);
    chownSync(directory, account.uid, account.gid);
    if (!isReachableByAnyone(directory)) {
      throw new ConfigError(
        `PostgreSQL's account cannot reach ${directory}: choose a folder that is not below a private one`,
      );
    }
  }
  return directory;
}

/** From now on each finished piece of the log is kept there; one that is there already is never written over. */
export async function archiveInto(superuser: Client, directory: string): Promise<void> {
  const kept = `${directory}/%f`;
  const command = `if test -f "${kept}"; then cmp -s "%p" "${kept}"; else cp "%p" "${kept}.part" && mv "${kept}.part" "${kept}"; fi`;
  await superuser.query(`alter system set archive_command = '${command}'`);
  await superuser.query(`alter system set archive_timeout = '${SWITCH_AFTER}'`);
  await superuser.query('select pg_reload_conf()');
  for (const end = Date.now() + ARCHIVED_WITHIN_MS; Date.now() < end; await delay(20)) {
    const { rows } = await superuser.query<{ archive_command: string }>('show archive_command');
    if (rows[0]?.archive_command === command) return;
  }
  throw new Error('PostgreSQL did not take the archive command');
}

/** Closes the piece of the log that is being written, and answers once it is archived. */
export async function archiveNow(superuser: Client, directory: string): Promise<void> {
  const { rows } = await superuser.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  const file = rows[0]?.file ?? '';
  for (const end = Date.now() + ARCHIVED_WITHIN_MS; Date.now() < end; await delay(50)) {
    if (existsSync(join(directory, file))) return;
  }
  throw new Error(`PostgreSQL did not archive ${file} in ${directory}: its log says why`);
}

/** Removes what no backup in the folder needs any more. */
export function pruneWal(backups: string): void {
  const needed = readdirSync(backups, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isBackup(join(backups, entry.name)))
    .map((entry) => readManifest(join(backups, entry.name)).firstWal)
    .sort()[0];
  if (needed === undefined) return;
  for (const name of readdirSync(walDirectory(backups))) {
    if (SEGMENT.test(name) && name < needed) rmSync(join(walDirectory(backups), name));
  }
}
