/** JSON that may stand inside a script element: nothing in it can end the element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

const written = new WeakMap<object, string>();

/** The same for what outlives a request and never changes: it is packed and written once. */
export function toScriptJsonOnce<Value extends object>(value: Value, packed: (value: Value) => unknown): string {
  const known = written.get(value) ?? toScriptJson(packed(value));
  written.set(value, known);
  return known;
}
