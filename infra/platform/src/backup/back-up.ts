import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Client } from 'pg';
import { ConfigError } from '../config';
import { systemIdentifierOf } from '../postgres/claim-directory';
import { serverAccount } from '../postgres/server-account';
import { copyBaseFiles, copyTree } from './base-files';
import { hashFiles, writeManifest } from './backup-manifest';
import type { BackupManifest } from './backup-manifest';
import { sumAtRestorePoint } from './table-sums';
import { archiveInto, archiveNow, makeWalDirectory, pruneWal } from './wal-archive';
import { withSuperuser } from './with-superuser';

/** The database's own folder is copied apart; logs, locks, programs and scaled pictures are made anew. */
const LEFT_OUT = /^(pg|pg\.new|img-cache|binaries-[^/]*)(\/|$)|^(postgres\.log|platform\.pid.*|postgres\.json\.new)$/;

type Options = {
  dataDir: string;
  /** Where the backups stand side by side, with the archived log in `wal`. */
  backups: string;
  now: Date;
};

/**
 * Backs up an instance, running or stopped: the database with everything committed up to the end of the backup, then
 * the files that its rows name. From the first backup on the server also archives its log there, for a restore to any
 * later moment.
 *
 * @returns the backup's folder and what is in it
 * @throws {ConfigError} when there is no instance, or the folder cannot be used
 */
export async function backUp({
  dataDir,
  backups,
  now,
}: Options): Promise<{ folder: string; manifest: BackupManifest }> {
  if (!relative(dataDir, resolve(backups)).startsWith('..')) {
    throw new ConfigError(
      `${backups} is inside ${dataDir}: keep backups outside of what they save, best on another disk`,
    );
  }
  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const folder = join(resolve(backups), name);
  return withSuperuser(dataDir, async (superuser, directory) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const wal = makeWalDirectory(backups, serverAccount(directory));
    await archiveInto(superuser, wal);
    const firstWal = await copyDatabase(superuser, directory, join(folder, 'pg'));
    const tables = await sumAtRestorePoint(superuser, name);
    await archiveNow(superuser, wal);
    // After the database: a row that was saved finds its file.
    copyTree(dataDir, join(folder, 'files'), (path) => !LEFT_OUT.test(path));
    const manifest: BackupManifest = {
      format: 1,
      systemIdentifier: systemIdentifierOf(directory) ?? '',
      finishedAt: new Date().toISOString(),
      restorePoint: name,
      firstWal,
      tables,
      files: await hashFiles(folder),
    };
    writeManifest(folder, manifest);
    pruneWal(resolve(backups));
    return { folder, manifest };
  });
}

/** A base backup by PostgreSQL's own functions (its manual, 25.3.4), since its program for it is not shipped with the server. */
async function copyDatabase(superuser: Client, from: string, to: string): Promise<string> {
  const started = await superuser.query<{ file: string }>(
    `select pg_walfile_name(pg_backup_start('npm run backup', fast => true)) as file`,
  );
  copyBaseFiles(from, to);
  const { rows } = await superuser.query<{ labelfile: string; spcmapfile: string }>(
    'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => true)',
  );
  writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
  if (!existsSync(join(to, 'global', 'pg_control'))) throw new Error(`${from} has no control file`);
  return started.rows[0]?.file ?? '';
}
