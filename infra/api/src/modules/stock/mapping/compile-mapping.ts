import { createHash } from 'node:crypto';
import type { FieldRule, Mapping } from './mapping.schema';
import { StockRefusal } from '../stock-refusal';

export type ForeignRow = Readonly<Record<string, unknown>>;

export type MappedRow = {
  values: Record<string, unknown>;
  /** Fields where the row says something that the mapping could not read. They are left empty. */
  unread: { field: string; value: string }[];
};

/** What a rule can make of a text. */
type Value = string | number | boolean | string[] | undefined;
type Reading = { value: unknown; unread?: string };
type Reader = (row: ForeignRow) => Reading;
const NOTHING: Reading = { value: undefined };

/**
 * Turns a mapping into a function from a foreign row to our fields. Nested fields such as
 * `variant.cylinders` become nested objects.
 *
 * @throws {StockRefusal} for a pattern that is no regular expression or names a list that is not there.
 */
export function compileMapping(mapping: Mapping): (row: ForeignRow) => MappedRow {
  const missing = wordSet(mapping.missing);
  const readers = Object.entries(mapping.fields).map(
    ([field, rule]) => [field.split('.'), field, readerFor(rule, missing, mapping.lists)] as const,
  );
  return (row) => {
    const mapped: MappedRow = { values: {}, unread: [] };
    for (const [path, field, read] of readers) {
      const { value, unread } = read(row);
      if (unread !== undefined) mapped.unread.push({ field, value: unread });
      if (value !== undefined) assign(mapped.values, path, value);
    }
    return mapped;
  };
}

function readerFor(rule: FieldRule, missing: ReadonlySet<string>, lists: Mapping['lists']): Reader {
  if (rule.value !== undefined) return () => ({ value: rule.value });
  const { fingerprint } = rule;
  if (fingerprint) return (row) => ({ value: fingerprintOf(fingerprint.map((column) => textOf(row[column]))) });

  const columns = typeof rule.from === 'string' ? [rule.from] : (rule.from ?? []);
  const nothing = new Set([...missing, ...wordSet(rule.missing)]);
  const convert = converterFor(rule, lists);
  const fallback: Reading = rule['when-missing'] === undefined ? NOTHING : { value: rule['when-missing'] };
  return (row) => {
    let unread: string | undefined;
    for (const column of columns) {
      const text = textOf(row[column]);
      if (nothing.has(text.toLowerCase())) continue;
      const value = convert(text);
      if (value !== undefined && !nothing.has(String(value).toLowerCase())) return { value };
      // Another column may still hold it; what `others: leave-empty` sets aside was understood.
      if (value === undefined && rule.others === 'keep') unread ??= text;
    }
    return unread === undefined ? fallback : { ...fallback, unread };
  };
}

/** undefined: the text does not say what the rule looks for. */
function converterFor(rule: FieldRule, lists: Mapping['lists']): (text: string) => Value {
  const pattern = rule.pattern === undefined ? undefined : compilePattern(rule.pattern, lists);
  const words = rule.map && new Map(Object.entries(rule.map).map(([word, ours]) => [word.toLowerCase(), ours]));
  return (text) => {
    const found = pattern ? firstGroup(pattern, text) : text;
    if (!found) return undefined;
    const ours = words?.get(found.toLowerCase());
    if (ours === undefined && words && rule.others === 'leave-empty') return undefined;
    const value = ours ?? found;
    return typeof value === 'string' ? changeForm(value, rule) : value;
  };
}

function firstGroup(pattern: RegExp, text: string): string | undefined {
  return pattern.exec(text)?.[1]?.trim();
}

function changeForm(text: string, { split, as }: FieldRule): Value {
  if (split !== undefined)
    return text
      .split(split)
      .map((part) => part.trim())
      .filter(Boolean);
  switch (as) {
    case 'text':
      return text;
    case 'number': {
      const number = Number(text.replaceAll(/[$,\s]/g, ''));
      return Number.isFinite(number) ? number : undefined;
    }
    case 'lower-case':
      return text.toLowerCase();
    case 'upper-case':
      return text.toUpperCase();
    case 'title-case':
      return text.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
  }
}

function compilePattern(pattern: string, lists: Mapping['lists']): RegExp {
  const source = pattern.replaceAll(/\{([a-z-]+)\}/g, (_whole, name: string) => {
    const list = lists[name];
    if (!list) throw new StockRefusal(`The pattern ${pattern} names a list "${name}" that the mapping does not have`);
    return [...list]
      .sort((a, b) => b.length - a.length)
      .map(escapeForPattern)
      .join('|');
  });
  return new RegExp(source, 'i');
}

function escapeForPattern(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

function fingerprintOf(parts: readonly string[]): string {
  const digest = createHash('sha256').update(parts.join('\u0000')).digest();
  return digest.readUIntBE(0, 6).toString(36).toUpperCase().padStart(10, '0').slice(-8);
}

function assign(target: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    target[head] = value;
    return;
  }
  assign((target[head] ??= {}) as Record<string, unknown>, rest, value);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (value === null || value === undefined) return '';
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

function wordSet(words: readonly string[]): Set<string> {
  return new Set(words.map((word) => word.toLowerCase()));
}
