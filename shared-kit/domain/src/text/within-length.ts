/**
 * The beginning of a text that a limit in code units holds, as contracts count them: never half a pictograph. For what
 * people read, `cutText` counts in characters.
 */
export function withinLength(text: string, most: number): string {
  return text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text;
}
