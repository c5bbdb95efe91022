import { assumptionOf } from '@shared-kit/contracts/finance/finance-assumption';
import { deviceName } from '@shared-kit/domain/account/device-name';
import { formatMoney } from '@shared-kit/domain/number/format-money';
import { shopperPhone } from '@shared-kit/domain/phone/format-phone';
import { isValid } from 'date-fns/isValid';
import { dayOf, momentInWords } from '../../text/moment-in-words';
import { COLUMN_LABELS, PART_LABELS, PAYLOAD_LABELS, VALUE_WORDS } from './held-labels';

type Labels = Readonly<Record<string, string | null>>;
type Named = Readonly<Record<string, unknown>>;

/** The answer by which the machinery finds the enquiry that news belongs to. */
const EARLIER_LEAD = 'earlier_lead';

/** A moment as PostgreSQL writes it ("2026-11-27 02:29:28.87+00"), or JSON. */
const MOMENT = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** A day as PostgreSQL writes it. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How values are said that would not be understood as they are kept. */
const SAID: Readonly<Record<string, (value: unknown, zone: string) => string>> = {
  card: (value) => (isNamed(value) && typeof value['name'] === 'string' ? value['name'] : ''),
  // A search says in its label what its state says in parts.
  state: (value) => (typeof value === 'string' ? (codeInWords('state', value) ?? value) : ''),
  due_on: (value) => (typeof value === 'string' && DAY.test(value) ? dayOf(value) : ''),
  figures: queryInWords,
  assumption: termsInWords,
  low: dollars,
  high: dollars,
  phone: numberInWords,
  recipient: numberInWords,
  // Of an address that only machines read, whose it is.
  endpoint: (value) => (typeof value === 'string' ? (URL.parse(value)?.host ?? '') : ''),
};

/** The same of a message's parts. */
const PARTS_SAID: Readonly<Record<string, (value: unknown, zone: string) => string>> = {
  phone: numberInWords,
  // The trade's number of a subject ("3. Offer Accepted") is no word of it.
  subcategory: (value) => (typeof value === 'string' ? value.replace(/^\d+\. /, '') : ''),
  url: pageInWords,
  user_agent: (value) => (typeof value === 'string' && value !== '' ? deviceName(value) : ''),
  lead_attributes: (value, zone) => (isNamed(value) ? inWords(value['visited_pages'], zone) : ''),
};

/** Columns that are several rows to a person: what was written into a form, and what was answered. */
const ROWS: Readonly<Record<string, (value: unknown, zone: string) => readonly Said[]>> = {
  payload: payloadRows,
  details: answerRows,
};

type Said = readonly [label: string, words: string];

/**
 * A stored row as a person reads it: by what its columns are called, without the machinery's own and what is empty, moments by
 * the clock of the site's zone, what was sent by a form part by part, and what else has parts as "Make: Kia, Model: Rio". The export has the row as it is.
 *
 * @param row by column.
 * @param zone IANA.
 */
export function heldInWords(row: object, zone: string): Record<string, string> {
  const labels: Labels = COLUMN_LABELS;
  const said = new Map<string, string>();
  for (const [name, value] of Object.entries(row)) {
    const label = labels[name];
    const rows = label ? (ROWS[name]?.(value, zone) ?? [[label, valueInWords(name, value, zone)] as const]) : [];
    for (const [called, words] of rows) said.set(called, withWords(said.get(called), words));
  }
  return Object.fromEntries([...said].filter(([, words]) => words !== ''));
}

/** What is said under a label with what else is; the same is said once. */
function withWords(before: string | undefined, words: string): string {
  const all = before === undefined ? [words] : [...before.split('; '), words];
  return [...new Set(all)].filter(Boolean).join('; ');
}

/** Each part that was sent, by its own name; what a form is about is not said again as its subject. */
function payloadRows(value: unknown, zone: string): Said[] {
  if (!isNamed(value)) return [];
  const labels: Labels = PAYLOAD_LABELS;
  const parts = Object.entries(value).flatMap(([name, part]): Said[] => {
    const label = labels[name];
    const said = PARTS_SAID[name] ?? inWords;
    return label ? [[label, said(part, zone)]] : [];
  });
  const about = parts.find(([label]) => label === PAYLOAD_LABELS.category)?.[1].toLowerCase();
  return parts.filter(([label, words]) => label !== PAYLOAD_LABELS.subcategory || words.toLowerCase() !== about);
}

/** Each answer by its question. */
function answerRows(value: unknown, zone: string): Said[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((answer: unknown): Said[] => {
    if (!isNamed(answer) || !isAnswer(answer)) return [['Your answers', inWords(answer, zone)]];
    return answer.name === EARLIER_LEAD || answer.label === '' ? [] : [[answer.label, answer.value]];
  });
}

/** "/contact-us" of "https://corella.example/contact-us?utm_source=x". */
function pageInWords(value: unknown): string {
  return typeof value === 'string' ? (URL.parse(value)?.pathname ?? value.split(/[?#]/, 1)[0] ?? '') : '';
}

/** A phone as people write it; an address stays one. */
function numberInWords(value: unknown): string {
  return typeof value === 'string' ? shopperPhone(value) : '';
}

function valueInWords(name: string, value: unknown, zone: string): string {
  if (value === null || value === undefined) return '';
  if (name.endsWith('_cents')) return formatMoney(Number(value) / 100);
  const said = SAID[name];
  if (said) return said(value, zone);
  return (typeof value === 'string' ? codeInWords(name, value) : null) ?? inWords(value, zone);
}

/** Null for what is no code of this column. */
function codeInWords(name: string, code: string): string | null {
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = VALUE_WORDS;
  const ofColumn = Object.hasOwn(words, name) ? words[name] : undefined;
  return ofColumn && Object.hasOwn(ofColumn, code) ? (ofColumn[code] ?? null) : null;
}

function inWords(value: unknown, zone: string): string {
  if (value instanceof Date) return isValid(value) ? momentInWords(value, zone) : '';
  if (typeof value === 'string') return textInWords(value, zone);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  // Several answers may say the same, as "Also asks: Another dealership" does.
  if (Array.isArray(value)) return [...new Set(value.map((part) => inWords(part, zone)))].filter(Boolean).join('; ');
  return inParts(value, PART_LABELS, zone);
}

/** What only looks like a moment is what somebody wrote. */
function textInWords(text: string, zone: string): string {
  const moment = MOMENT.test(text) ? momentOf(text) : null;
  return moment && isValid(moment) ? momentInWords(moment, zone) : text;
}

/** What has no label among its parts is the machinery's own. */
function inParts(value: unknown, labels: Labels, zone: string): string {
  if (!isNamed(value)) return '';
  return Object.entries(value)
    .filter(([name]) => labels[name])
    .map(([name, part]) => [labels[name], partInWords(name, part, zone)] as const)
    .filter(([, words]) => words !== '')
    .map(([label, words]) => `${label}: ${words}`)
    .join(', ');
}

function partInWords(name: string, part: unknown, zone: string): string {
  if (typeof part !== 'string') return inWords(part, zone);
  return codeInWords(name, part) ?? inWords(part, zone);
}

type Figure = (part: string) => string;
const sum: Figure = (part) => formatMoney(Number(part));

/** Figures of a loan as the calculator's address has them. */
const FIGURES: Readonly<Record<string, readonly [label: string, said: Figure]>> = {
  amount: ['Amount', sum],
  deposit: ['Deposit', sum],
  trade_in: ['Trade-in', sum],
  residual: ['Final payment', sum],
  term: ['Term', (years) => `${years} years`],
  interest: ['Interest rate', (percent) => `${percent} %`],
  frequency: [
    'Paid',
    (aYear) => ({ 52: 'weekly', 26: 'fortnightly', 12: 'monthly' })[aYear] ?? `${aYear} times a year`,
  ],
};

/** "Deposit: $2,000, Term: 5 years" of `deposit=2000&term=5`. */
function queryInWords(value: unknown): string {
  if (typeof value !== 'string') return '';
  return [...new URLSearchParams(value)]
    .filter(([, part]) => part !== '')
    .map(([name, part]) => {
      const [label, said] = FIGURES[name] ?? [sentenceOf(name), String];
      return `${label}: ${said(part)}`;
    })
    .join(', ');
}

/** "5 years, deposit $2,000, final payment 0 % of the price" of "5.2000.0". */
function termsInWords(value: unknown): string {
  const terms = typeof value === 'string' ? assumptionOf(value) : null;
  if (!terms || Object.values(terms).some((part) => Number.isNaN(part))) return '';
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

type Answer = { name: string; label: string; value: string };

/** A question of a form with what was answered. */
function isAnswer(value: Named): value is Answer {
  return ['name', 'label', 'value'].every((part) => typeof value[part] === 'string');
}

/** PostgreSQL leaves the minutes of an offset out. */
function momentOf(text: string): Date {
  return new Date(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
}
