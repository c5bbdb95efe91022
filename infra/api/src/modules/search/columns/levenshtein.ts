/** Letters to change, add or drop to turn one word into the other, as PostgreSQL's `levenshtein` counts. */
export function levenshtein(a: string, b: string): number {
  let before = Array.from({ length: b.length + 1 }, (_none, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const steps = [row];
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      steps.push(Math.min(before[column]! + 1, steps[column - 1]! + 1, before[column - 1]! + cost));
    }
    before = steps;
  }
  return before[b.length]!;
}
