import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { ChangedRow } from './car-test';

/** The search rows of these cars of the scope's group; those that no website may show have none. */
export async function changedRows(tx: Tx, ids: readonly string[]): Promise<ChangedRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<ChangedRow>(sql`
    select f.*, null as words, v.stocknum from vehicle_facet f
    join vehicle v on v.group_slug = f.group_slug and v.id = f.id
    where f.group_slug = current_setting('app.group') and f.id = any(${sql.param(ids)}::text[])`);
  return rows.map((row) => ({
    ...row,
    created_at: new Date(row.created_at),
    sold_at: row.sold_at && new Date(row.sold_at),
  }));
}

/** Those of these cars that have the words, as PostgreSQL's text search reads them. */
export async function idsWithWords(tx: Tx, ids: readonly string[], tsquery: string): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from vehicle_facet f
    where f.group_slug = current_setting('app.group') and f.id = any(${sql.param(ids)}::text[])
      and f.words @@ ${tsquery}::tsquery`);
  return new Set(rows.map(({ id }) => id));
}
