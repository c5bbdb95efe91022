import { assumptionOf } from '@shared-kit/contracts/finance/finance-assumption';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { momentInWords } from '../../text/moment-in-words';
import { COLUMN_LABELS, PART_LABELS, PAYLOAD_LABELS, VALUE_WORDS } from './held-labels';

type Labels = Readonly<Record<string, string | null>>;
type Named = Readonly<Record<string, unknown>>;

/** A moment as PostgreSQL writes it ("2026-11-27 02:29:28.87+00"), or JSON. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** How values are said that would not be understood as they are kept. */
const SAID: Readonly<Record<string, (value: unknown, zone: string) => string>> = {
  payload: (value, zone) => inParts(value, PAYLOAD_LABELS, zone),
  card: (value) => (isNamed(value) && typeof value['name'] === 'string' ? value['name'] : ''),
  // A search says in its label what its state says in parts.
  state: (value) => (typeof value === 'string' ? value : ''),
  figures: queryInWords,
  assumption: termsInWords,
  low: dollars,
  high: dollars,
};

/**
 * A stored row as a person reads it: by what its columns are called, without the machinery's own and what is empty, moments by
 * the clock of the site's zone, and what has parts as "Make: Kia, Model: Rio". The export has the row as it is.
 *
 * @param row by column.
 * @param zone IANA.
 */
export function heldInWords(row: object, zone: string): Record<string, string> {
  const labels: Labels = COLUMN_LABELS;
  const said: Record<string, string> = {};
  for (const [name, value] of Object.entries(row)) {
    const label = labels[name];
    const words = label ? valueInWords(name, value, zone) : '';
    if (label && words !== '') said[label] = words;
  }
  return said;
}

function valueInWords(name: string, value: unknown, zone: string): string {
  if (value === null || value === undefined) return '';
  if (name.endsWith('_cents')) return formatMoney(Number(value) / 100);
  return (SAID[name] ?? inWords)(value, zone);
}

function inWords(value: unknown, zone: string): string {
  if (value instanceof Date) return momentInWords(value, zone);
  if (typeof value === 'string') return textInWords(value, zone);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value
      .map((part) => inWords(part, zone))
      .filter(Boolean)
      .join('; ');
  if (!isNamed(value)) return '';
  return isAnswer(value) ? `${value.label}: ${value.value}` : inParts(value, PART_LABELS, zone);
}

function textInWords(text: string, zone: string): string {
  return MOMENT.test(text) ? momentInWords(momentOf(text), zone) : (VALUE_WORDS[text] ?? text);
}

/** What has no label among its parts is the machinery's own. */
function inParts(value: unknown, labels: Labels, zone: string): string {
  if (!isNamed(value)) return '';
  return Object.entries(value)
    .filter(([name]) => labels[name])
    .map(([name, part]) => [labels[name], inWords(part, zone)] as const)
    .filter(([, words]) => words !== '')
    .map(([label, words]) => `${label}: ${words}`)
    .join(', ');
}

/** "Deposit: 2000, Term years: 5" of `deposit=2000&term_years=5`. */
function queryInWords(value: unknown): string {
  if (typeof value !== 'string') return '';
  return [...new URLSearchParams(value)]
    .map(([name, part]) => `${sentenceOf(name)}: ${part}`)
    .filter((words) => !words.endsWith(': '))
    .join(', ');
}

/** "5 years, deposit $2,000, final payment 0 % of the price" of "5.2000.0". */
function termsInWords(value: unknown): string {
  const terms = typeof value === 'string' ? assumptionOf(value) : null;
  if (!terms) return '';
  const { termYears, deposit, balloonPercent } = terms;
  return `${termYears} years, deposit ${formatMoney(deposit)}, final payment ${balloonPercent} % of the price`;
}

function sentenceOf(name: string): string {
  const words = name.replaceAll(/[_-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function dollars(value: unknown): string {
  return formatMoney(Number(value));
}

function isNamed(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A question of a form with what was answered. */
function isAnswer(value: Named): value is { name: string; label: string; value: string } {
  return ['name', 'label', 'value'].every((part) => typeof value[part] === 'string');
}

/** PostgreSQL leaves the minutes of an offset out. */
function momentOf(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
}
