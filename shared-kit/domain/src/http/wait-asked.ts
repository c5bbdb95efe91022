/**
 * Seconds that a request would be kept open until there is news, as its `Prefer` header says (`wait=3`, RFC 7240).
 *
 * @param most seconds, whatever is asked.
 */
export function waitAsked(prefer: string | string[] | undefined, most: number): number {
  const seconds = Number(/(?:^|[\s,;])wait=(\d+)/.exec(String(prefer ?? ''))?.[1] ?? 0);
  return Math.min(seconds, most);
}
