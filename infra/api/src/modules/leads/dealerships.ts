import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';

export type Dealership = { slug: string; locationIds: readonly string[] };

/** The group's dealerships, each with the ids of its locations. */
export async function findDealerships(tx: Tx, group: string): Promise<Dealership[]> {
  const { rows } = await tx.execute<{ slug: string; location_ids: string[] }>(sql`
    select d.slug, coalesce(array_agg(l.id) filter (where l.id is not null), '{}') as location_ids
    from dealership d left join location l on l.group_slug = d.group_slug and l.dealership_slug = d.slug
    where d.group_slug = ${group} group by d.slug order by d.slug`);
  return rows.map(({ slug, location_ids: locationIds }) => ({ slug, locationIds }));
}

/** Where a dealership wants its leads; null leaves them to the site. */
export async function findLeadEmail(tx: Tx, { group, dealershipSlug }: { group: string; dealershipSlug: string }): Promise<string | null> {
  const { rows } = await tx.execute<{ lead_email: string | null }>(
    sql`select doc->>'lead_email' as lead_email from dealership where group_slug = ${group} and slug = ${dealershipSlug}`,
  );
  return rows[0]?.lead_email ?? null;
}
