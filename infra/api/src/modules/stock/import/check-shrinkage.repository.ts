import type { ClientBase } from 'pg';

/** More than this part of a dealership's cars vanishing at once looks like half a feed. */
const SHRINK_LIMIT = 0.2;

export type Shrinkage = { dealership: string; before: number; vanishing: number };

/** Fills `removed`: cars of the dealerships in the file that the file no longer has. */
export async function findRemoved(client: ClientBase, group: string): Promise<void> {
  await client.query(
    `insert into removed
     select v.id from vehicle v
     where v.group_slug = $1 and v.dealership_slug in (select distinct dealership_slug from staged)
       and not exists (select 1 from staged s where s.id = v.id)`,
    [group],
  );
}

/** Why an import or its revert is refused; null where every dealership keeps what is believable. */
export function reasonOfShrinkage(shrinkage: readonly Shrinkage[]): string | null {
  if (shrinkage.length === 0) return null;
  const lost = shrinkage.map(
    ({ dealership, before, vanishing }) => `${dealership} would lose ${vanishing} of ${before}`,
  );
  return `Too many cars would vanish: ${lost.join('; ')}. Use --allow-shrink if that is right.`;
}

/** Dealerships that would lose more cars than is believable. */
export async function findShrinkage(client: ClientBase, group: string): Promise<Shrinkage[]> {
  const { rows } = await client.query<Shrinkage>(
    `select v.dealership_slug as dealership, count(*)::int as before, count(r.id)::int as vanishing
     from vehicle v left join removed r using (id)
     where v.group_slug = $1
     group by 1 having count(r.id) > $2::float8 * count(*) order by 1`,
    [group, SHRINK_LIMIT],
  );
  return rows;
}
