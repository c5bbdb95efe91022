import { sql } from 'drizzle-orm';
import type { Tx } from './db';

/** A row as it was before all of its table were stored anew. */
export type DatedRow = { slug: string; doc: unknown; changedAt: Date | null };

/**
 * An import stores everything anew: what says the same as before keeps the date of its last change. Call it in the scope of
 * the group, once its rows are there.
 */
export async function keepChangeDates(
  tx: Tx,
  table: 'location' | 'new_model',
  before: readonly DatedRow[],
): Promise<void> {
  if (before.length === 0) return;
  const rows = JSON.stringify(before.map(({ slug, doc, changedAt }) => ({ slug, doc, changed_at: changedAt })));
  await tx.execute(sql`update ${sql.identifier(table)} as stored set changed_at = old.changed_at
    from jsonb_to_recordset(${rows}::jsonb) as old(slug text, doc jsonb, changed_at timestamptz)
    where stored.slug = old.slug and stored.doc = old.doc`);
}
