type Definition = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  shape?: Readonly<Record<string, Schema>>;
  keyType?: Schema;
  valueType?: Schema;
};
type Schema = { _zod: { def: Definition; values?: ReadonlySet<unknown> } };

/**
 * The part of a fault's path that a schema itself names: what comes after it is the client's own word, and is not
 * repeated to whoever reads the answer.
 */
export function knownPath(schema: unknown, path: readonly string[]): string[] {
  const [next, ...rest] = path;
  if (next === undefined || !isSchema(schema)) return [];
  const { type, innerType, in: input, element, shape, keyType, valueType } = schema._zod.def;
  if (innerType ?? input) return knownPath(innerType ?? input, path);
  if (type === 'array' && /^\d+$/.test(next)) return [next, ...knownPath(element, rest)];
  if (shape && Object.hasOwn(shape, next)) return [next, ...knownPath(shape[next], rest)];
  // A record whose keys are listed, such as the filters, names them.
  if (keyType?._zod.values?.has(next)) return [next, ...knownPath(valueType, rest)];
  return [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
