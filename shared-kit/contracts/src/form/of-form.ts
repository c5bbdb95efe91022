import type { LeadFormId } from './lead-forms';

/** What a table has of a form; of one that nobody defined, as of an old lead, what it has of an enquiry. */
export function ofForm<Entry>(table: Readonly<Record<LeadFormId, Entry>>, form: string): Entry {
  const entries: Readonly<Record<string, Entry>> = table;
  return (Object.hasOwn(entries, form) ? entries[form] : undefined) ?? table.enquiry;
}
