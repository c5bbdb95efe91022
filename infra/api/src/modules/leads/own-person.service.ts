import type { Tx } from '../../db/db';
import { purposeOf } from '../privacy/records-of-person.service';
import { eraseWritten, quarantinedOf, writtenBy } from './person-leads.repository';
import type { QuarantinedLead, WrittenLead } from './person-leads.repository';

type Shown = { id: string; form: string; created_at: string } & (
  Omit<QuarantinedLead, 'phone_proven'> | { left_out: string }
);
type OwnFiles = { purpose: string; rows: readonly Shown[] };

/** Where the number was not proven, it may have been mistyped, and all that was written is somebody else's. */
const LEFT_OUT =
  'Who sent it and what they wrote, as it was sent without signing in: the number may have been mistyped. The dealer has it.';

/**
 * What a site keeps that came with a phone (E.164), also what was held back as a robot's work.
 * @returns it by purpose, and the ids of leads that are proven to be this phone's: only of those what was made with them is
 * theirs to see.
 */
export async function ownFiles(tx: Tx, site: string, phone: string): Promise<{ files: OwnFiles[]; proven: string[] }> {
  const [written, quarantined] = [await writtenBy(tx, site, { phone }), await quarantinedOf(tx, site, { phone })];
  const files: OwnFiles[] = [
    { purpose: purposeOf('lead'), rows: written.map(shown) },
    { purpose: purposeOf('lead_quarantine'), rows: quarantined.map(shown) },
  ];
  return {
    files: files.filter(({ rows }) => rows.length > 0),
    proven: written.filter((lead) => lead.phone_proven).map(({ id }) => id),
  };
}

function shown({ phone_proven: isProven, ...lead }: WrittenLead | QuarantinedLead): Shown {
  const { id, form, created_at } = lead;
  return isProven ? lead : { id, form, created_at, left_out: LEFT_OUT };
}

/**
 * Takes a phone's person out of all of it, by the same rule as an operator's command.
 * @returns the ids of the deliveries by which it was told to others, and how many leads stay as their dealer has yet to be told.
 */
export async function eraseOwnFiles(
  tx: Tx,
  site: string,
  phone: string,
): Promise<{ deliveries: string[]; waiting: number }> {
  return eraseWritten(tx, site, { phone });
}
