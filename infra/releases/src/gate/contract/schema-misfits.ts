import { isDeepStrictEqual } from 'node:util';

/** A JSON Schema, as far as zod writes one for values that can be sent. */
type Schema = Readonly<Record<string, unknown>>;
/** `missing`: it is not offered; `optional`: it may be left out; `values`: it may have some that are not taken. */
export type Misfit = { property: string; why: 'missing' | 'optional' | 'values' };

/** Keywords by which a schema takes fewer values the larger, or the smaller, they are. */
const LOWER_BOUNDS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const UPPER_BOUNDS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
/** They say something to people. */
const WORDS = ['title', 'description', 'default', 'examples', 'deprecated', '$schema', 'id'];
const EXACT = ['pattern', 'format', 'multipleOf', 'uniqueItems'];

/** The properties of an object that somebody needs otherwise than they are offered; each by its name. */
export function misfitsOf(needed: Schema, offered: Schema): Misfit[] {
  const [wanted, given] = [propertiesOf(needed), propertiesOf(offered)];
  const [required, certain] = [namesIn(needed['required']), namesIn(offered['required'])];
  return Object.entries(wanted).flatMap(([property, schema]): Misfit[] => {
    const its = Object.hasOwn(given, property) ? given[property] : undefined;
    if (its === undefined) return required.has(property) ? [{ property, why: 'missing' }] : [];
    if (required.has(property) && !certain.has(property)) return [{ property, why: 'optional' }];
    return takesAll(schema, its) ? [] : [{ property, why: 'values' }];
  });
}

/** Whether a schema takes every value that another one allows. What it cannot tell counts as no. */
export function takesAll(needed: unknown, offered: unknown): boolean {
  if (isDeepStrictEqual(needed, offered)) return true;
  const kinds = kindsOf(needed);
  return kindsOf(offered).every((given) => kinds.some((wanted) => takes(wanted, given)));
}

function takes(wanted: Schema, given: Schema): boolean {
  const [values, offered] = [valuesOf(wanted), valuesOf(given)];
  if (values) return offered !== null && offered.every((value) => values.includes(value));
  if (offered) return offered.every((value) => isOfType(value, wanted['type'])) && isNoNarrower(wanted, {});
  if (wanted['type'] === undefined) return isDeepStrictEqual(wanted, {});
  const isSameType = wanted['type'] === given['type'] || (wanted['type'] === 'number' && given['type'] === 'integer');
  return isSameType && isNoNarrower(wanted, given) && takesInside(wanted, given);
}

/** An object or a list takes what is in it. */
function takesInside(wanted: Schema, given: Schema): boolean {
  if (wanted['type'] === 'array') return wanted['items'] === undefined || takesAll(wanted['items'], given['items']);
  return wanted['type'] !== 'object' || misfitsOf(wanted, given).length === 0;
}

function isNoNarrower(wanted: Schema, given: Schema): boolean {
  const bound = (of: Schema, name: string, none: number) => (typeof of[name] === 'number' ? of[name] : none);
  return (
    LOWER_BOUNDS.every((name) => bound(wanted, name, -Infinity) <= bound(given, name, -Infinity)) &&
    UPPER_BOUNDS.every((name) => bound(wanted, name, Infinity) >= bound(given, name, Infinity)) &&
    EXACT.every((name) => wanted[name] === undefined || isDeepStrictEqual(wanted[name], given[name]))
  );
}

/** The alternatives of a schema, each of one type: `anyOf` and lists of types taken apart. */
function kindsOf(schema: unknown): Schema[] {
  if (schema === true || schema === undefined) return [{}];
  if (typeof schema !== 'object' || schema === null) return [];
  const { anyOf, oneOf, ...plain }: Schema = Object.fromEntries(
    Object.entries(schema).filter(([keyword]) => !WORDS.includes(keyword)),
  );
  const alternatives = anyOf ?? oneOf;
  if (Array.isArray(alternatives)) return alternatives.flatMap(kindsOf);
  const { type } = plain;
  return Array.isArray(type) ? type.map((one: unknown) => ({ ...plain, type: one })) : [plain];
}

function valuesOf(schema: Schema): unknown[] | null {
  if ('const' in schema) return [schema['const']];
  if (schema['type'] === 'null') return [null];
  return Array.isArray(schema['enum']) ? schema['enum'] : null;
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === undefined) return true;
  if (value === null) return type === 'null';
  if (type === 'integer') return Number.isInteger(value);
  return type === typeof value;
}

function propertiesOf(schema: Schema): Record<string, unknown> {
  const { properties } = schema;
  return typeof properties === 'object' && properties !== null ? (properties as Record<string, unknown>) : {};
}

function namesIn(list: unknown): ReadonlySet<unknown> {
  return new Set(Array.isArray(list) ? list : []);
}
