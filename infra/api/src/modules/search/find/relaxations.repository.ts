import type { Relaxation } from '@shared-kit/contracts/search/search.contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import type { ShopperFilter } from './search-conditions';

/** As many parts of a search as an integer has bits for. */
const MAX_PARTS = 30;

/** For a search without results: the parts of which dropping one alone gives some, the most first. */
export async function findRelaxations(
  tx: Tx,
  scope: readonly SQL[],
  parts: readonly Pick<ShopperFilter, 'condition' | 'part'>[],
): Promise<Relaxation[]> {
  const asked = parts.slice(0, MAX_PARTS);
  if (asked.length === 0) return [];
  const missed = asked.map(
    ({ condition }, index) => sql`case when ${condition} then 0 else ${sql.raw(String(1 << index))} end`,
  );
  const counts = asked.map((_part, index) => `count(*) filter (where missed = ${1 << index})::int as c${index}`);
  const { rows } = await tx.execute<Record<string, number>>(sql`
    select ${sql.raw(counts.join(', '))}
    from (select ${sql.join(missed, sql` + `)} as missed from vehicle_facet f where ${sql.join([...scope], sql` and `)}) rows`);
  return asked
    .map(({ part }, index) => ({ ...part, count: rows[0]?.[`c${index}`] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
