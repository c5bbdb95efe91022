import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { LOCKS } from './advisory-locks';

const MIGRATIONS_DIR = join(import.meta.dirname, 'migrations');

/**
 * Applies every migration not applied yet, in the order of their names, each in its own
 * transaction. Several processes may call it at once: one works, the others wait.
 * A migration that changed after it was applied is refused, because two databases with
 * the same list of names would no longer have the same shape.
 */
export async function migrate(ownerUrl: string, directory = MIGRATIONS_DIR): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations]);
    await client.query(`create table if not exists schema_migration (
      name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migration');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    for (const name of await migrationNames(directory)) {
      await applyOnce(client, applied, name, await readFile(join(directory, name), 'utf8'));
    }
  } finally {
    await client.end();
  }
}

async function migrationNames(directory: string): Promise<string[]> {
  const names = await readdir(directory);
  return names.filter((name) => name.endsWith('.sql')).sort();
}

async function applyOnce(client: Client, applied: ReadonlyMap<string, string>, name: string, sql: string) {
  const sha256 = createHash('sha256').update(sql).digest('hex');
  if (applied.get(name) === sha256) return;
  if (applied.has(name)) {
    throw new Error(`Migration ${name} was changed after it was applied. Add a new migration instead.`);
  }
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
