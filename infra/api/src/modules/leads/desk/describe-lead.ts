import { forDealer } from '../asked-together.service';
import { seenRows } from '../accept/as-seen/seen-rows';
import type { LeadFile } from './desk.repository';

/** One lead as lines for a terminal: what was asked, what was agreed to, what the page showed, what became of it. */
export function describeLead({ payload, details, seen, deliveries, consents, ...lead }: LeadFile): string[] {
  return [
    `${lead.id}  ${lead.site}  ${lead.form}  ${lead.state}${lead.erased_at ? '  (person erased)' : ''}`,
    `received  ${new Date(lead.created_at).toISOString()}`,
    ...Object.entries(payload).flatMap(([key, value]) => (value === '' ? [] : [`${key}  ${asText(value)}`])),
    ...forDealer(details).map(({ label, value }) => `answer  ${label}: ${value}`),
    ...seenRows(seen).map(([label, value]) => `saw  ${label}: ${value}`),
    ...consents.map(
      ({ kind, granted, wording_version: version }) => `consent  ${kind} ${granted ? 'yes' : 'no'} (${version})`,
    ),
    ...deliveries.map(({ channel, destination, state, attempts, last_error: error }) =>
      ['delivery', channel, destination, state, `${attempts} tries`, error ?? ''].filter(Boolean).join('  '),
    ),
    '',
  ];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
