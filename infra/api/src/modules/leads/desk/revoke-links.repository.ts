import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/db';
import { withScope } from '../../../db/scope';
import type { Scope } from '../../../db/scope';

/** Links that may be called back. Unsubscribing may not: the law asks that it works for as long as mails are read. */
export const REVOCABLE = ['booking', 'reservation', 'valuation', 'photos', 'spin'] as const;
export type Revocable = (typeof REVOCABLE)[number];

type OfLead = Required<Omit<Scope, 'phone' | 'key'>> & { leadId: string; purposes: readonly Revocable[] };

/** Makes the links of a lead void at once; twice changes nothing. @returns false where the site has no such lead. */
export function revokeLinks(ownerDb: Db, { leadId, purposes, ...scope }: OfLead): Promise<boolean> {
  return withScope(ownerDb, scope, async (tx) => {
    const first = await firstLead(tx, scope.site, leadId);
    if (first === null) return false;
    await tx.execute(sql`
      insert into revoked_link (group_slug, site_slug, lead_id, purpose)
      select ${scope.group}, ${scope.site}, ${first}::uuid, unnest(${sql.param(purposes)}::text[])
      on conflict do nothing`);
    return true;
  });
}

/** Lets them open again what they name. @returns how many were revoked. */
export function restoreLinks(ownerDb: Db, { leadId, purposes, ...scope }: OfLead): Promise<number> {
  return withScope(ownerDb, scope, async (tx) => {
    const first = await firstLead(tx, scope.site, leadId);
    const { rowCount } = await tx.execute(sql`
      delete from revoked_link
      where site_slug = ${scope.site} and lead_id = ${first}::uuid and purpose = any(${sql.param(purposes)}::text[])`);
    return rowCount ?? 0;
  });
}

/** News of a booking are leads of their own; its links belong to the first. */
async function firstLead(tx: Tx, site: string, leadId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ first: string }>(sql`
    select coalesce(
      (select detail ->> 'value' from jsonb_array_elements(details) detail where detail ->> 'name' = 'earlier_lead'),
      id::text) as first
    from lead where site_slug = ${site} and id::text = ${leadId}`);
  return rows[0]?.first ?? null;
}
