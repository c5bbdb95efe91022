import type { Relaxation } from '@shared-kit/contracts/search.contract';
import type { RowFilter, RowTest } from './row-filters';

export type Matches = {
  /** Rows that meet everything, in order. */
  met: Uint32Array;
  /** For each open filter the rows that fail it alone. */
  missed: Uint32Array[];
};

/**
 * Sorts a site's rows by what they meet. A facet is counted as if its own filter were not set, so rows that fail one
 * open filter alone are kept beside those that fail none.
 */
export function matchRows(rows: Uint32Array, closed: readonly RowTest[], open: readonly RowTest[]): Matches {
  const met = new Uint32Array(rows.length);
  const missed = open.map(() => [] as number[]);
  let count = 0;
  // Nothing asked for is the most frequent search, and the largest.
  if (closed.length + open.length === 0) return { met: rows, missed: [] };
  for (const row of rows) {
    if (!closed.every((test) => test(row))) continue;
    const failed = onlyFailed(open, row);
    if (failed === NOTHING) met[count++] = row;
    else if (failed !== SEVERAL) missed[failed]?.push(row);
  }
  return { met: met.slice(0, count), missed: missed.map((found) => Uint32Array.from(found)) };
}

const NOTHING = -1;
const SEVERAL = -2;

/** The one test that a row fails. */
function onlyFailed(tests: readonly RowTest[], row: number): number {
  let failed = NOTHING;
  for (let index = 0; index < tests.length; index++) {
    if (tests[index]?.(row) !== false) continue;
    if (failed !== NOTHING) return SEVERAL;
    failed = index;
  }
  return failed;
}

/** For a search without results: the parts of which dropping one alone gives some, the most first. */
export function relaxRows(rows: Uint32Array, parts: readonly Pick<RowFilter, 'test' | 'part'>[]): Relaxation[] {
  const tests = parts.map(({ test }) => test);
  const counts = parts.map(() => 0);
  for (const row of rows) {
    const failed = onlyFailed(tests, row);
    if (failed >= 0) counts[failed] = (counts[failed] ?? 0) + 1;
  }
  return parts
    .map(({ part }, index) => ({ ...part, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
