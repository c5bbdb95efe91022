import { z } from 'zod';
import type { ZodError } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Bound = { origin: string; exact?: boolean | undefined; inclusive?: boolean | undefined };

const AS_IT_HAS_TO_BE = 'This is not written as it has to be.';
const FILL_IN = 'Fill this in.';

const TYPES: Readonly<Record<string, string>> = {
  string: 'Write words here.',
  number: 'Write a number.',
  int: 'Write a whole number.',
  boolean: 'Say true or false.',
  array: 'Write a list.',
  object: 'Write its fields, each by its name.',
  record: 'Write its fields, each by its name.',
  date: 'Write a date.',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Write an email address, like name@example.com.',
  url: 'Write a web address, like https://example.com.',
  datetime: 'Write a date and a time.',
  date: 'Write a date, like 2026-11-30.',
  time: 'Write a time, like 09:30.',
};

/** What is wrong with a value, for people: every schema's words but those that it says itself. */
export function plainWords(issue: Issue): string {
  if (issue.input === undefined && !['unrecognized_keys', 'custom'].includes(issue.code)) return FILL_IN;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === null ? FILL_IN : (TYPES[issue.expected] ?? AS_IT_HAS_TO_BE);
    case 'too_small':
      return tooSmall(issue, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue, Number(issue.maximum));
    case 'invalid_format':
      return FORMATS[issue.format] ?? AS_IT_HAS_TO_BE;
    case 'not_multiple_of':
      return issue.divisor === 1 ? 'Write a whole number.' : `Write a multiple of ${issue.divisor}.`;
    case 'invalid_value':
      return choices(issue.values);
    case 'invalid_union':
      // Of things that are told apart by one of their fields: what it may say.
      return 'options' in issue && Array.isArray(issue.options) ? choices(issue.options) : AS_IT_HAS_TO_BE;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.map((key) => `“${key}”`).join(', ')}.`;
    default:
      return AS_IT_HAS_TO_BE;
  }
}

function choices(values: readonly unknown[]): string {
  return `Write ${values.length > 1 ? 'one of ' : ''}${values.map(String).join(', ')}.`;
}

function tooSmall({ origin, exact, inclusive }: Bound, least: number): string {
  if (origin === 'string') {
    if (least === 1) return FILL_IN;
    return exact ? `Write ${characters(least)}.` : `This is too short: at least ${characters(least)}.`;
  }
  if (isList(origin)) return least === 1 ? 'Add at least one.' : `These are too few: at least ${least}.`;
  return inclusive === false ? `More than ${least}.` : `At least ${least}.`;
}

function tooBig({ origin, exact, inclusive }: Bound, most: number): string {
  if (origin === 'string')
    return exact ? `Write ${characters(most)}.` : `This is too long: at most ${characters(most)}.`;
  if (isList(origin)) return `These are too many: at most ${most}.`;
  return inclusive === false ? `Less than ${most}.` : `At most ${most}.`;
}

function isList(origin: string): boolean {
  return ['array', 'set', 'map', 'tuple'].includes(origin);
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

/** One line for each fault, with its field: "--name: Fill this in." where `prefix` is "--". */
export function sayIssues({ issues }: Pick<ZodError, 'issues'>, prefix = ''): string[] {
  return issues.map(({ path, message }) =>
    path.length > 0 ? `${prefix}${z.core.toDotPath(path)}: ${message}` : message,
  );
}

/** The faults of a value by its fields; a field that there is not is named itself, and the whole value is "body". */
export function issuesByField({ issues }: Pick<ZodError, 'issues'>): Record<string, string[]> {
  const byField: Record<string, string[]> = {};
  for (const issue of issues) {
    const own = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const fields = own.length > 0 ? own.map((key) => [...issue.path, key].join('.')) : [issue.path.join('.') || 'body'];
    for (const field of fields) (byField[field] ??= []).push(issue.message);
  }
  return byField;
}

// Whoever tells people of issues imports this module (infra/plain-issues.test.ts), so that none of them is told a program's words.
z.config({ customError: plainWords });
