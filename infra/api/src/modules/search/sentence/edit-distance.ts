/**
 * Letters to change, add, drop or swap with their neighbour to turn one word into the other (optimal string alignment): a
 * swap is the commonest slip of a thumb, and `fastest-levenshtein`, which the columns use as PostgreSQL counts, has none.
 */
export function editDistance(a: string, b: string): number {
  const table = [Array.from({ length: b.length + 1 }, (_unused, column) => column)];
  for (let row = 1; row <= a.length; row++) {
    table[row] = [row];
    for (let column = 1; column <= b.length; column++) table[row]?.push(least(table, a, b, row, column));
  }
  return at(table, a.length, b.length);
}

function least(table: number[][], a: string, b: string, row: number, column: number): number {
  const cost = a[row - 1] === b[column - 1] ? 0 : 1;
  const steps = [
    at(table, row - 1, column) + 1,
    at(table, row, column - 1) + 1,
    at(table, row - 1, column - 1) + cost,
    isSwap(a, b, row, column) ? at(table, row - 2, column - 2) + 1 : Infinity,
  ];
  return Math.min(...steps);
}

function isSwap(a: string, b: string, row: number, column: number): boolean {
  return row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
}

function at(table: number[][], row: number, column: number): number {
  return table[row]?.[column] ?? 0;
}
