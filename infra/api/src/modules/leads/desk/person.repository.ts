import { sql } from 'drizzle-orm';
import { asStoredPhone } from './stored-phone';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { forgetPhone, recordsOfPerson } from '../../privacy/records-of-person.service';
import type { PersonsRecords } from '../../privacy/records-of-person.service';
import { showLead } from './desk.repository';
import type { DeskSite, LeadFile } from './desk.repository';

/** Whose leads: by mail address (case does not matter) or phone number (as it is typed, either form). */
export type Person = { email: string } | { phone: string };

export type HeldLine = Pick<LeadFile, 'id' | 'site' | 'form' | 'created_at' | 'payload'> & { state: 'held' };

const HELD_PAYLOAD = sql`held -> 'payload'`;

/** Leads of a person at a site. */
export async function leadsOf(ownerDb: Db, scope: DeskSite, person: Person): Promise<LeadFile[]> {
  const ids = await idsOf(ownerDb, scope, person);
  const files = await Promise.all(ids.map((id) => showLead(ownerDb, scope, id)));
  return files.filter((file) => file !== null);
}

/** What a person sent that was held back as a robot's work, and that no lead was made of. */
export async function heldOf(ownerDb: Db, scope: DeskSite, person: Person): Promise<HeldLine[]> {
  const { rows } = await withScope(ownerDb, scope, (tx) =>
    tx.execute<HeldLine>(sql`
      select id, site_slug as site, form, 'held' as state, created_at, held -> 'payload' as payload
      from lead_quarantine
      where site_slug = ${scope.site} and released_lead_id is null and ${conditionOf(person, HELD_PAYLOAD)}
      order by created_at`),
  );
  return rows;
}

/**
 * Blanks a person out of a site's leads, deletes what was held back of them and, by their phone, their account. A lead that is still on its way to the
 * dealer waits until it has left: half of it would help nobody.
 *
 * @returns how many of both are gone, and how many leads wait.
 */
export async function erasePerson(
  ownerDb: Db,
  scope: DeskSite,
  person: Person,
): Promise<{ erased: number; waiting: number; forgotten: number }> {
  const files = await leadsOf(ownerDb, scope, person);
  const isOnItsWay = ({ deliveries }: LeadFile) => deliveries.some(({ state }) => state === 'pending');
  const ids = files.filter((file) => !isOnItsWay(file)).map(({ id }) => id);
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  return withScope(ownerDb, scope, async (tx) => {
    const { rows } = await tx.execute<{ erased: number }>(sql`select erase_leads(array[${list}]::uuid[]) as erased`);
    const { rowCount } = await tx.execute(
      sql`delete from lead_quarantine where site_slug = ${scope.site} and ${conditionOf(person, HELD_PAYLOAD)}`,
    );
    const phone = accountPhone(person);
    const forgotten = phone ? await forgetPhone(tx, scope.site, phone) : 0;
    return { forgotten, erased: (rows[0]?.erased ?? 0) + (rowCount ?? 0), waiting: files.length - ids.length };
  });
}

/** What else a site keeps about a person: their account, and what was made with their leads. */
export async function othersOf(ownerDb: Db, scope: DeskSite, person: Person): Promise<PersonsRecords[]> {
  const leadIds = await idsOf(ownerDb, scope, person);
  return withScope(ownerDb, scope, (tx) => recordsOfPerson(tx, scope.site, { phone: accountPhone(person), leadIds }));
}

/** An account is its phone; an e-mail address that somebody typed beside it proves nothing about whose it is. */
function accountPhone(person: Person): string | null {
  return 'phone' in person ? asStoredPhone(person.phone).international : null;
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
