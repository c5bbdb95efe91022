/** An address may spell a value in another case than the stock does. */
export function sameWords(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
