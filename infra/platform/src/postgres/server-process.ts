import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ClusterState } from './cluster-state';
import type { Account } from './server-account';
import type { ServerBinaries } from './server-binaries';

/** A log longer than this is begun afresh at the next start. */
const LOG_LIMIT_BYTES = 5_000_000;

/** No locale or setting of the machine reaches the server: two machines must sort and count alike. */
const SERVER_ENV = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Creates the data directory: UTF-8, code-point order, passwords required. It is built
 * beside its place and then renamed, so a crash midway leaves nothing half made.
 */
export function initialiseCluster(
  { directory, superuserPassword }: ClusterState,
  { initdb }: ServerBinaries,
  account?: Account,
): void {
  if (existsSync(join(directory, 'PG_VERSION'))) return;
  const building = `${directory}.new`;
  rmSync(building, { recursive: true, force: true });
  mkdirSync(dirname(directory), { recursive: true });
  mkdirSync(building, { mode: 0o700 });
  const passwordFile = join(tmpdir(), `dealer-initdb-${process.pid}-${Date.now()}`);
  writeFileSync(passwordFile, superuserPassword, { mode: 0o600, flag: 'wx' });
  if (account) for (const path of [building, passwordFile]) chownSync(path, account.uid, account.gid);
  const flags = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  try {
    const args = [`--pgdata=${building}`, '--no-sync', '--no-instructions', ...flags, ...locale];
    const run = spawnSync(initdb, args, { ...account, cwd: building, env: SERVER_ENV, encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`initdb failed: ${run.error?.message ?? run.stderr}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  rmSync(directory, { recursive: true, force: true });
  renameSync(building, directory);
}

/**
 * Starts the server in a process group of its own: Ctrl-C in the terminal must reach the
 * supervisor only, which stops the database last. Log lines go to `logFile`.
 */
export function spawnServer(
  state: ClusterState,
  binaries: ServerBinaries,
  settings: readonly string[],
  logFile: string,
  account?: Account,
): ChildProcess {
  const fixed = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'max_connections=200',
    // Where to is said by `npm run backup`; switching it on would need a restart.
    'archive_mode=on',
    // An error's detail repeats values, such as a shopper's phone number.
    'log_error_verbosity=terse',
  ];
  const args = [
    '-D',
    state.directory,
    '-p',
    String(state.port),
    ...[...fixed, ...settings].flatMap((setting) => ['-c', setting]),
  ];
  const log = openSync(logFile, sizeOf(logFile) < LOG_LIMIT_BYTES ? 'a' : 'w', 0o600);
  try {
    return spawn(binaries.postgres, args, {
      ...account,
      cwd: state.directory,
      env: SERVER_ENV,
      detached: true,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
