import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/db';
import { withScope } from '../../../../db/scope';
import type { SearchedSite } from '../../searched-site';

/** Cars by the stock numbers that a site never shows. */
export async function excludedIds(db: Db, { group_slug: group, config }: SearchedSite): Promise<ReadonlySet<string>> {
  const { excluded_stocknums: excluded } = config;
  if (excluded.length === 0) return new Set();
  const { rows } = await withScope(db, { group }, (tx) =>
    tx.execute<{ id: string }>(
      sql`select id from vehicle where group_slug = ${group} and stocknum = any(${sql.param(excluded)}::text[])`,
    ),
  );
  return new Set(rows.map(({ id }) => id));
}
