import type { Client } from 'pg';
import type { TableSums } from './backup-manifest';

type Table = { name: string };

/** Longer than any transaction of a shopper or an import's batch. */
const LOCK_TIMEOUT = '30s';

/**
 * Counts and hashes every table while nobody writes, and marks that very moment in the write-ahead log.
 * Readers go on; writers wait, about a second for 100 MB of rows.
 */
export async function sumAtRestorePoint(superuser: Client, restorePoint: string): Promise<TableSums> {
  await superuser.query('begin');
  try {
    const tables = await tableNames(superuser);
    await superuser.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    if (tables.length > 0) await superuser.query(`lock table ${tables.join(', ')} in share mode`);
    const sums = await sumTables(superuser, tables);
    await superuser.query('select pg_create_restore_point($1)', [restorePoint]);
    await superuser.query('commit');
    return sums;
  } catch (error) {
    await superuser.query('rollback');
    throw error;
  }
}

/** Rows, and the sum of their hashes, by table. Needs a role that row level security does not bind. */
export async function sumTables(superuser: Client, tables?: readonly string[]): Promise<TableSums> {
  const sums: TableSums = {};
  for (const table of tables ?? (await tableNames(superuser))) {
    const { rows } = await superuser.query<{ rows: number; hash: string }>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as hash from ${table} t`,
    );
    if (rows[0]) sums[table] = rows[0];
  }
  return sums;
}

/** Quoted. Tables that PostgreSQL empties after a crash (unlogged) come back empty from a backup as well. */
async function tableNames(superuser: Client): Promise<string[]> {
  const { rows } = await superuser.query<Table>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not in ('pg_catalog', 'information_schema')
     order by 1`,
  );
  return rows.map(({ name }) => name);
}
