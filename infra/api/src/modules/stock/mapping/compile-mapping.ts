import { createHash } from 'node:crypto';
import { StockRefusal } from '../stock-refusal';
import { textConverter } from './convert-text';
import type { Value } from './convert-text';
import type { FieldRule, Mapping } from './mapping.schema';

export type ForeignRow = Readonly<Record<string, unknown>>;

export type MappedRow = {
  values: Record<string, unknown>;
  /** Fields where the row says something that the mapping could not read. They are left empty. */
  unread: { field: string; value: string }[];
};

/** `end`: where in its column the value ended, for fields that are read after it. */
type Reading = { value: Value; unread?: string | undefined; end?: number };
type Reader = (row: ForeignRow, ends: ReadonlyMap<string, number>) => Reading;

/**
 * Turns a mapping into a function from a foreign row to our fields. Nested fields such as
 * `variant.cylinders` become nested objects.
 *
 * @throws {StockRefusal} for a pattern that names a list or a field that is not there.
 */
export function compileMapping(mapping: Mapping): (row: ForeignRow) => MappedRow {
  const missing = wordSet(mapping.missing);
  const fields = Object.keys(mapping.fields);
  const readers = Object.entries(mapping.fields).map(([field, rule], index) => {
    if (rule.after !== undefined && !fields.slice(0, index).includes(rule.after)) {
      throw new StockRefusal(`The field ${field} is read after ${rule.after}, which must stand above it`);
    }
    return [field.split('.'), field, readerFor(rule, missing, mapping.lists)] as const;
  });
  return (row) => {
    const mapped: MappedRow = { values: {}, unread: [] };
    const ends = new Map<string, number>();
    for (const [path, field, read] of readers) {
      const { value, unread, end } = read(row, ends);
      if (unread !== undefined) mapped.unread.push({ field, value: unread });
      if (end !== undefined) ends.set(field, end);
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
  const convert = textConverter(rule, lists);
  const fallback = rule['when-missing'];
  return (row, ends) => {
    const start = rule.after === undefined ? 0 : (ends.get(rule.after) ?? 0);
    const texts = columns
      .map((column) => textOf(row[column]).slice(start))
      .filter((text) => !nothing.has(text.trim().toLowerCase()));
    const conversions = texts.map(convert);
    // Another column may still hold it.
    const found = conversions.find((conversion) => conversion && !nothing.has(String(conversion.value).toLowerCase()));
    if (found) return { value: found.value, end: start + found.end };
    // What `others: leave-empty` sets aside was understood.
    const unread = rule.others === 'keep' ? texts.find((_text, index) => conversions[index] === undefined) : undefined;
    return { value: fallback, unread };
  };
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
