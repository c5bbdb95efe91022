import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A copied or restored database must not archive into the folder of the one it comes from. Called before its server
 * starts; also gives a new database its setting: archive mode is always on, so that the first backup needs no restart.
 */
export function archiveNowhere(databaseDirectory: string): void {
  const file = join(databaseDirectory, 'postgresql.auto.conf');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const others = lines.filter((line) => !/^\s*archive_(command|timeout)\b/.test(line) && line !== '');
  writeFileSync(file, [...others, `archive_command = 'true'`, ''].join('\n'));
}

export function hasArchiveCommand(databaseDirectory: string): boolean {
  const file = join(databaseDirectory, 'postgresql.auto.conf');
  return existsSync(file) && /^\s*archive_command\b/m.test(readFileSync(file, 'utf8'));
}
