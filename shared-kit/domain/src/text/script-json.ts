/**
 * JSON that may stand inside a script element: nothing in it can end the element, and no line break ends a statement.
 *
 * @param replacer as `JSON.stringify` takes it.
 */
export function toScriptJson(value: unknown, replacer?: (key: string, part: unknown) => unknown): string {
  return JSON.stringify(value, replacer)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
