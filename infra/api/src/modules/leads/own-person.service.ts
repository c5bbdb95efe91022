import type { Tx } from '../../db/db';
import { purposeOf } from '../privacy/records-of-person.service';
import { eraseWritten, heldOf, writtenBy } from './person-leads.repository';
import type { HeldLead, WrittenLead } from './person-leads.repository';

type OwnFiles = { table: 'lead' | 'lead_quarantine'; purpose: string; rows: readonly (WrittenLead | HeldLead)[] };

/** What a site keeps that came with a phone (E.164), also what was held back as a robot's work. */
export async function ownFiles(tx: Tx, site: string, phone: string): Promise<OwnFiles[]> {
  const files: OwnFiles[] = [
    { table: 'lead', purpose: purposeOf('lead'), rows: await writtenBy(tx, site, { phone }) },
    { table: 'lead_quarantine', purpose: purposeOf('lead_quarantine'), rows: await heldOf(tx, site, { phone }) },
  ];
  return files.filter(({ rows }) => rows.length > 0);
}

/** Takes a phone's person out of all of it, by the same rule as an operator's command. */
export async function eraseOwnFiles(tx: Tx, site: string, phone: string): Promise<void> {
  await eraseWritten(tx, site, { phone });
}
