/**
 * What an estimate rests on whose charges a government has changed since: it is not one of today (`chargesOf`).
 *
 * @param day since when the oldest of them holds, in words.
 */
export function withChargesOf(day: string): string {
  return `with the charges of ${day}`;
}
