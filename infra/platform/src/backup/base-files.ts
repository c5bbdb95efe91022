import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a server makes anew at its start; the folders stay, empty. See "Base Backups" in PostgreSQL's manual, 25.3.4. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pg_internal\.init.*|pgsql_tmp.*)$/;
/** Copied last: recovery starts where it says, and every other file must be at least as old. */
const CONTROL = join('global', 'pg_control');

/**
 * Copies a database directory while its server writes to it. Between `pg_backup_start` and `pg_backup_stop` only:
 * the log of that time mends pages that were copied half written.
 */
export function copyBaseFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  copyDirectory(from, to, '');
  copyFile(from, to, CONTROL);
}

function copyDirectory(from: string, to: string, below: string): void {
  for (const entry of entriesOf(join(from, below))) {
    const path = join(below, entry.name);
    if (LEFT_OUT.test(entry.name) || path === CONTROL) continue;
    if (!entry.isDirectory()) copyFile(from, to, path);
    else {
      mkdirSync(join(to, path), { mode: 0o700 });
      if (!EMPTIED.has(path)) copyDirectory(from, to, path);
    }
  }
}

/** A table that was dropped meanwhile is gone in the log too. */
function copyFile(from: string, to: string, path: string): void {
  ignoreGone(() => cpSync(join(from, path), join(to, path), { preserveTimestamps: true }));
}

function entriesOf(directory: string) {
  return existsSync(directory) ? (ignoreGone(() => readdirSync(directory, { withFileTypes: true })) ?? []) : [];
}

function ignoreGone<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Copies one folder's files as they are, without those that `isWanted` refuses (paths relative to it). Folders that
 * only their owner reads (mails, photos, keys) are so again.
 */
export function copyTree(from: string, to: string, isWanted: (path: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true });
  for (const path of filesBelow(from)) {
    if (!isWanted(path)) continue;
    makeFolder(from, to, dirname(path));
    copyFile(from, to, path);
  }
}

function makeFolder(from: string, to: string, path: string): void {
  if (existsSync(join(to, path))) return;
  makeFolder(from, to, dirname(path));
  mkdirSync(join(to, path));
  ignoreGone(() => chmodSync(join(to, path), statSync(join(from, path)).mode & 0o777));
}

/** Every file below a folder, as paths relative to it, in order. */
export function filesBelow(directory: string, below = ''): string[] {
  return entriesOf(join(directory, below))
    .flatMap((entry) => {
      const path = join(below, entry.name);
      return entry.isDirectory() ? filesBelow(directory, path) : [path];
    })
    .sort();
}
