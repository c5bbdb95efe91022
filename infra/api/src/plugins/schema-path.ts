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
export function schemaPath(schema: unknown, path: readonly string[]): string[] {
  const [next, ...rest] = path;
  if (next === undefined || !isSchema(schema)) return [];
  const { innerType, in: input } = schema._zod.def;
  if (innerType ?? input) return schemaPath(innerType ?? input, path);
  const named = namedBy(schema._zod.def, next);
  return named ? [next, ...schemaPath(named, rest)] : [];
}

/** What a schema has under a word that it names itself. */
function namedBy({ type, element, shape, keyType, valueType }: Definition, word: string): Schema | undefined {
  if (type === 'array' && /^\d+$/.test(word)) return element;
  if (shape && Object.hasOwn(shape, word)) return shape[word];
  // A record whose keys are listed, such as the filters, names them.
  return keyType?._zod.values?.has(word) ? valueType : undefined;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '_zod' in value;
}
