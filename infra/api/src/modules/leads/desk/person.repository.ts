import { asStoredPhone } from './stored-phone';
import type { Db } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { forgetPhone, recordsOfPerson } from '../../privacy/records-of-person.service';
import type { PersonsRecords } from '../../privacy/records-of-person.service';
import { showLead } from './desk.repository';
import { eraseWritten, quarantinedOf, writtenBy } from '../person-leads.repository';
import type { QuarantinedLead, Person } from '../person-leads.repository';
import type { DeskSite, LeadFile } from './desk.repository';

export type QuarantinedLine = QuarantinedLead & { site: string; state: 'held' };

/** Leads of a person at a site. */
export async function leadsOf(ownerDb: Db, scope: DeskSite, person: Person): Promise<LeadFile[]> {
  const ids = await idsOf(ownerDb, scope, person);
  const files = await Promise.all(ids.map((id) => showLead(ownerDb, scope, id)));
  return files.filter((file) => file !== null);
}

/** What a person sent that was held back as a robot's work, and that no lead was made of. */
export async function quarantinedLinesOf(ownerDb: Db, scope: DeskSite, person: Person): Promise<QuarantinedLine[]> {
  const quarantined = await withScope(ownerDb, scope, (tx) => quarantinedOf(tx, scope.site, person));
  return quarantined.map((lead) => ({ ...lead, site: scope.site, state: 'held' }));
}

/**
 * Takes a person out of what they wrote to a site and, by their phone, deletes their account.
 *
 * @returns how many leads are gone, how many wait, and how many rows of the account are gone.
 */
export async function erasePerson(
  ownerDb: Db,
  scope: DeskSite,
  person: Person,
): Promise<{ erased: number; waiting: number; forgotten: number }> {
  return withScope(ownerDb, scope, async (tx) => {
    const written = await eraseWritten(tx, scope.site, person);
    const phone = accountPhone(person);
    return { ...written, forgotten: phone ? await forgetPhone(tx, scope.site, phone) : 0 };
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
  const leads = await withScope(ownerDb, scope, (tx) => writtenBy(tx, scope.site, person));
  return leads.map(({ id }) => id);
}
