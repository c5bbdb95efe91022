import { sql } from 'drizzle-orm';
import { asStoredPhone } from './stored-phone';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { showLead } from './desk-store';
import type { DeskSite, LeadFile } from './desk-store';

/** Whose leads: by mail address (case does not matter) or phone number (as it is typed, either form). */
export type Person = { email: string } | { phone: string };

/** Everything a site keeps about a person, for a request of access (Australian Privacy Principle 12). */
export async function leadsOf(ownerDb: Db, scope: DeskSite, person: Person): Promise<LeadFile[]> {
  const ids = await idsOf(ownerDb, scope, person);
  const files = await Promise.all(ids.map((id) => showLead(ownerDb, scope, id)));
  return files.filter((file) => file !== null);
}

/** Blanks a person out of a site's leads; pending deliveries still leave first. @returns how many leads. */
export async function erasePerson(ownerDb: Db, scope: DeskSite, person: Person): Promise<number> {
  const ids = await idsOf(ownerDb, scope, person);
  if (ids.length === 0) return 0;
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return withScope(ownerDb, scope, async (tx) => {
    const { rows } = await tx.execute<{ erased: number }>(sql`select erase_leads(array[${list}]) as erased`);
    const held = conditionOf(person, sql`held -> 'payload'`);
    await tx.execute(sql`delete from lead_quarantine where site_slug = ${scope.site} and ${held}`);
    return rows[0]?.erased ?? 0;
  });
}

async function idsOf(ownerDb: Db, scope: DeskSite, person: Person): Promise<string[]> {
  const { rows } = await withScope(ownerDb, scope, (tx) =>
    tx.execute<{ id: string }>(
      sql`select id from lead where site_slug = ${scope.site} and ${conditionOf(person, sql`payload`)} order by created_at`,
    ),
  );
  return rows.map(({ id }) => id);
}

function conditionOf(person: Person, payload: ReturnType<typeof sql>) {
  if ('email' in person) return sql`lower((${payload}) ->> 'email') = ${person.email.trim().toLowerCase()}`;
  const { local, international } = asStoredPhone(person.phone);
  return sql`(${payload}) ->> 'phone' in (${local}, ${international})`;
}
