import { sql } from 'drizzle-orm';
import type { Db } from '../../../../db/db';
import { withOperatorScope, withScope } from '../../../../db/scope';
import { listDealerGroups } from '../../../../db/dealer-groups';

/** Every dealer group, those with the fewest search rows first. */
export async function smallestGroupsFirst(db: Db): Promise<string[]> {
  const sizes: { group: string; rows: number }[] = [];
  for (const group of await withOperatorScope(db, listDealerGroups)) {
    const { rows } = await withScope(db, { group }, (tx) =>
      tx.execute<{ rows: number }>(sql`select count(*)::int as rows from vehicle_facet where group_slug = ${group}`),
    );
    sizes.push({ group, rows: rows[0]?.rows ?? 0 });
  }
  return sizes.toSorted((a, b) => a.rows - b.rows).map(({ group }) => group);
}
