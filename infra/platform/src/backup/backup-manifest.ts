import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { ConfigError } from '../config';
import { filesBelow } from './base-files';

const tableSchema = z.object({ rows: z.number().int(), hash: z.string() });

const manifestSchema = z.object({
  format: z.literal(1),
  /** What initdb called the database. */
  systemIdentifier: z.string(),
  finishedAt: z.iso.datetime(),
  /** Where recovery ends unless a time is asked for: nothing was written while the tables were counted. */
  restorePoint: z.string(),
  /** The first file of the write-ahead log that this backup needs. */
  firstWal: z.string(),
  /** By `schema.table`: how many rows, and the sum of their hashes. */
  tables: z.record(z.string(), tableSchema),
  /** SHA-256 of every file of the backup, by its path in it. */
  files: z.record(z.string(), z.string()),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type TableSums = BackupManifest['tables'];

const MANIFEST = 'manifest.json';

/** Written last, whole or not at all: a folder without one is no backup. */
export function writeManifest(backup: string, manifest: BackupManifest): void {
  writeFileSync(join(backup, `${MANIFEST}.new`), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(join(backup, `${MANIFEST}.new`), join(backup, MANIFEST));
}

/** @throws {ConfigError} where there is no finished backup. */
export function readManifest(backup: string): BackupManifest {
  const file = join(backup, MANIFEST);
  if (!existsSync(file)) {
    throw new ConfigError(
      `${backup} holds no finished backup: it has no ${MANIFEST}. Name a folder that npm run backup made.`,
    );
  }
  return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function isBackup(folder: string): boolean {
  return existsSync(join(folder, MANIFEST));
}

/** SHA-256 in hexadecimal of every file below a backup, without its manifest. */
export async function hashFiles(backup: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of filesBelow(backup)) {
    if (path.startsWith(MANIFEST)) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(backup, path)), hash);
    hashes[path] = hash.digest('hex');
  }
  return hashes;
}

/** The names under which two records differ. */
export function differences<T>(expected: Record<string, T>, found: Record<string, T>): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names].filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name])).sort();
}
