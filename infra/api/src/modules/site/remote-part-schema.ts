import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Values of one schema that are remembered: 300 sites have few different ones. */
const MOST_READ = 1000;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'contains', 'not', 'if', 'then', 'else'];
const LIST = ['anyOf', 'allOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', '$defs', 'definitions', 'patternProperties'];

/**
 * Turns the JSON Schema in a remote's manifest back into a check. Objects that list their
 * properties take no others: the manifest describes what may be written, and zod's input
 * schemas leave unknown keys open.
 */
function remotePartSchema(manifestConfig: JsonSchema): z.ZodType {
  return z.fromJSONSchema(closed(manifestConfig) as Parameters<typeof z.fromJSONSchema>[0]);
}

/** Of a manifest's schema: the check that it is turned into, and what was said of values, by their text. */
const compiled = memoByObject((manifestConfig: JsonSchema) => ({
  schema: remotePartSchema(manifestConfig),
  read: new Map<string, z.ZodSafeParseResult<unknown>>(),
}));

/** A site's part of a remote, checked by the schema in its manifest. The same part of another site is not checked again. */
export function readRemotePart(manifestConfig: JsonSchema, part: unknown): z.ZodSafeParseResult<unknown> {
  const { schema, read } = compiled(manifestConfig);
  const text = JSON.stringify(part);
  const result = read.get(text) ?? schema.safeParse(part);
  if (read.size < MOST_READ) read.set(text, result);
  return result;
}

function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: JsonSchema = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closedBelow(key, value)]),
  );
  // In `allOf` each part describes half of an object: closing one would refuse the other's keys.
  if ('properties' in copy && !('additionalProperties' in copy) && !('allOf' in copy))
    copy['additionalProperties'] = false;
  return copy;
}

function closedBelow(key: string, value: unknown): unknown {
  if (ONE.includes(key)) return closed(value);
  if (LIST.includes(key) && Array.isArray(value)) return value.map(closed);
  if (!NAMED.includes(key) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, closed(schema)]));
}
