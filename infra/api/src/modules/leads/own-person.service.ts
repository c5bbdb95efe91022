import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { asStoredPhone } from './desk/stored-phone';

type OwnLeadFile = { id: string; form: string; created_at: string; payload: object; details: unknown };

/** Leads of a site that name a phone (E.164), as they are kept, the latest first. */
export async function leadFilesOf(tx: Tx, site: string, phone: string): Promise<OwnLeadFile[]> {
  const { local, international } = asStoredPhone(phone);
  const { rows } = await tx.execute<OwnLeadFile>(sql`
    select id, form, created_at, payload, details from lead
    where site_slug = ${site} and payload ->> 'phone' in (${local}, ${international}) and erased_at is null
    order by created_at desc`);
  return rows;
}

/** Blanks a phone's person out of those leads. One that is on its way to the dealer stays until it has left. */
export async function eraseLeadsOf(tx: Tx, site: string, phone: string): Promise<void> {
  const { local, international } = asStoredPhone(phone);
  await tx.execute(sql`
    select erase_leads(coalesce(array_agg(l.id), '{}')) from lead l
    where l.site_slug = ${site} and l.payload ->> 'phone' in (${local}, ${international}) and l.erased_at is null
      and not exists (select from lead_delivery d
        where d.site_slug = l.site_slug and d.lead_id = l.id and d.state = 'pending')`);
}
