import { stringify } from 'csv-stringify/sync';
import { spreadsheetText } from '../../../text/spreadsheet-text';
import { shownBy } from '../accept/as-seen/what-was-seen';
import type { LeadFile } from './desk.repository';
import { forDealer } from '../asked-together.service';

const COLUMNS = [
  'id',
  'created_at',
  'site',
  'form',
  'state',
  'category',
  'subcategory',
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'message',
  'opt_in',
  'dealership_slug',
  'location_id',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'car_type',
  'vehicle_status',
  'price_shown',
  'price_when_sent',
  'url',
  'answers',
] as const;

/** Leads as CSV with a byte order mark, so that spreadsheets read it as UTF-8; text that could be a formula is quoted. */
export function leadsCsv(leads: readonly LeadFile[]): string {
  const rows = leads.map((lead) => {
    const facts: Record<string, unknown> = {
      ...lead.payload,
      ...lead,
      created_at: new Date(lead.created_at).toISOString(),
      price_shown: shownBy(lead.seen)?.price ?? '',
      price_when_sent: lead.seen?.whenSent?.price ?? '',
      answers: forDealer(lead.details)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    };
    return COLUMNS.map((column) => harmless(facts[column]));
  });
  return stringify([[...COLUMNS], ...rows], { bom: true, record_delimiter: 'windows' });
}

function harmless(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return spreadsheetText(text);
}
