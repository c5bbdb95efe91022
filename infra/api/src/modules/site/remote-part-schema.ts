import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

/** Keywords whose value is a schema, a list of schemas, or schemas by name. */
const ONE = ['items', 'additionalProperties', 'contains', 'not', 'if', 'then', 'else'];
const LIST = ['anyOf', 'allOf', 'oneOf', 'prefixItems'];
const NAMED = ['properties', '$defs', 'definitions', 'patternProperties'];

/**
 * Turns the JSON Schema in a remote's manifest back into a check. Objects that list their
 * properties take no others: the manifest describes what may be written, and zod's input
 * schemas leave unknown keys open.
 */
export function remotePartSchema(manifestConfig: JsonSchema): z.ZodType {
  return z.fromJSONSchema(closed(manifestConfig) as Parameters<typeof z.fromJSONSchema>[0]);
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
