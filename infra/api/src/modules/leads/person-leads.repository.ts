import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { asStoredPhone } from './desk/stored-phone';
import { leads } from './leads.schema';

/** Whose leads: by mail address (case does not matter) or phone number (as it is typed, either form). */
export type Person = { email: string } | { phone: string };

type Proven = { phone_proven: boolean };
export type WrittenLead = Proven & { id: string; form: string; created_at: string; payload: object; details: unknown };
type ErasedLeads = { erased: number; waiting: number; deliveries: string[] };
export type QuarantinedLead = Proven & Pick<WrittenLead, 'id' | 'form' | 'created_at' | 'payload'>;

const QUARANTINED_PAYLOAD = sql`held -> 'payload'`;

/** What a person asked at a site, the oldest first; what was erased is nobody's any more. */
export async function writtenBy(tx: Tx, site: string, person: Person): Promise<WrittenLead[]> {
  const { rows } = await tx.execute<WrittenLead>(sql`
    select id, form, created_at, payload, details, phone_proven from lead
    where site_slug = ${site} and ${conditionOf(person, sql`payload`)} and erased_at is null order by created_at`);
  return rows;
}

/** Leads of a site that came with a phone (E.164), the latest first; no news of others among them. */
export async function latestWithPhone(tx: Tx, site: string, phone: string, most: number) {
  const { local, international } = asStoredPhone(phone);
  return tx
    .select()
    .from(leads)
    .where(
      and(
        eq(leads.siteSlug, site),
        inArray(sql`${leads.payload} ->> 'phone'`, [local, international]),
        isNull(leads.erasedAt),
        sql`not ${leads.details} @> '[{"name": "earlier_lead"}]'`,
      ),
    )
    .orderBy(desc(leads.createdAt))
    .limit(most);
}

/** What a person sent that was held back as a robot's work, and that no lead was made of. */
export async function quarantinedOf(tx: Tx, site: string, person: Person): Promise<QuarantinedLead[]> {
  const { rows } = await tx.execute<QuarantinedLead>(sql`
    select id, form, created_at, ${QUARANTINED_PAYLOAD} as payload,
      coalesce((held ->> 'phoneProven')::boolean, false) as phone_proven from lead_quarantine
    where site_slug = ${site} and released_lead_id is null and ${conditionOf(person, QUARANTINED_PAYLOAD)}
    order by created_at`);
  return rows;
}

/**
 * Blanks a person out of a site's leads and deletes what was held back of them, whoever asks for it. A lead that is
 * still on its way to the dealer waits until it has left: half of it would help nobody.
 *
 * @returns how many of both are gone, how many leads wait, and the deliveries of what is gone.
 */
export async function eraseWritten(tx: Tx, site: string, person: Person): Promise<ErasedLeads> {
  const { rows } = await tx.execute<ErasedLeads>(sql`
    with theirs as (
      select l.id, exists (select from lead_delivery d
        where d.site_slug = l.site_slug and d.lead_id = l.id and d.state = 'pending') as waits
      from lead l where l.site_slug = ${site} and ${conditionOf(person, sql`l.payload`)} and l.erased_at is null)
    select erase_leads(coalesce(array_agg(id) filter (where not waits), '{}')) as erased,
      count(*) filter (where waits)::int as waiting,
      coalesce((select array_agg(d.id) from lead_delivery d join theirs t on t.id = d.lead_id and not t.waits
        where d.site_slug = ${site}), '{}') as deliveries
    from theirs`);
  const { rowCount: quarantined } = await tx.execute(
    sql`delete from lead_quarantine where site_slug = ${site} and ${conditionOf(person, QUARANTINED_PAYLOAD)}`,
  );
  const [{ erased, ...rest } = { erased: 0, waiting: 0, deliveries: [] }] = rows;
  return { erased: erased + (quarantined ?? 0), ...rest };
}

function conditionOf(person: Person, payload: SQL): SQL {
  if ('email' in person) return sql`lower((${payload}) ->> 'email') = ${person.email.trim().toLowerCase()}`;
  const { local, international } = asStoredPhone(person.phone);
  return sql`(${payload}) ->> 'phone' in (${local}, ${international})`;
}
