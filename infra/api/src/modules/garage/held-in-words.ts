import { momentInWords } from '../../text/moment-in-words';

/** Names of rows and of their parts; they tell a person nothing. */
const KEY = /^(?:id|slug|site_slug|.*_id|.*_slug)$/;
/** A moment as PostgreSQL writes it ("2026-11-27 02:29:28.87+00"), or JSON. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/**
 * A stored row as a person reads it: without keys and what is empty, moments by the clock of the site's zone, and what has
 * parts as "make: Kia, model: Rio". The export has the row as it is.
 *
 * @param row by column.
 * @param zone IANA.
 */
export function heldInWords(row: object, zone: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !KEY.test(name))
      .map(([name, value]) => [name, inWords(value, zone)] as const)
      .filter(([, words]) => words !== ''),
  );
}

function inWords(value: unknown, zone: string): string {
  if (value instanceof Date) return momentInWords(value, zone);
  if (typeof value === 'string') return MOMENT.test(value) ? momentInWords(momentOf(value), zone) : value;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value
      .map((part) => inWords(part, zone))
      .filter(Boolean)
      .join('; ');
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(heldInWords(value, zone))
    .map(([name, words]) => `${name.replaceAll('_', ' ')}: ${words}`)
    .join(', ');
}

/** PostgreSQL leaves the minutes of an offset out. */
function momentOf(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
}
