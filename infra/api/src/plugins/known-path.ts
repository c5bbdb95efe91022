type Definition = {
  type: string;
  innerType?: Schema;
  in?: Schema;
  element?: Schema;
  shape?: Readonly<Record<string, Schema>>;
};
type Schema = { _zod: { def: Definition } };

/**
 * The part of a fault's path that a schema itself names: what comes after it is the client's own word, and is not
 * repeated to whoever reads the answer.
 */
export function knownPath(schema: unknown, path: readonly string[]): string[] {
  const [next, ...rest] = path;
  if (next === undefined || !isSchema(schema)) return [];
  const { type, innerType, in: input, element, shape } = schema._zod.def;
  if (innerType ?? input) return knownPath(innerType ?? input, path);
  if (type === 'array' && /^\d+$/.test(next)) return [next, ...knownPath(element, rest)];
  if (shape && Object.hasOwn(shape, next)) return [next, ...knownPath(shape[next], rest)];
  return [];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
