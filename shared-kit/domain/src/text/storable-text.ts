/** Control characters but tab and line ends, and code points that are no characters. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/**
 * What somebody typed, in every string of a parsed body, without what XML 1.0 or
 * PostgreSQL cannot hold at all, escaped or not (NUL, lone surrogates, …).
 */
export function storableText<Value>(value: Value): Value {
  return clean(value) as Value;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll(UNSTORABLE, '');
  if (Array.isArray(value)) return value.map(clean);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [clean(key), clean(item)]));
  }
  return value;
}
