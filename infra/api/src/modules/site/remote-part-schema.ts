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
  const copy: JsonSchema = { ...schema };
  for (const key of ONE) if (key in copy) copy[key] = closed(copy[key]);
  for (const key of LIST) if (Array.isArray(copy[key])) copy[key] = copy[key].map(closed);
  for (const key of NAMED) {
    const named = copy[key];
    if (typeof named === 'object' && named !== null) copy[key] = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, closed(value)]));
  }
  // In `allOf` each part describes half of an object: closing one would refuse the other's keys.
  if ('properties' in copy && !('additionalProperties' in copy) && !('allOf' in copy)) copy['additionalProperties'] = false;
  return copy;
}
