import type { Relaxation } from '@shared-kit/contracts/search/search.contract';
import { addPenalties } from './row-condition';
import type { RowFilter } from './row-filters';

export type Matches = {
  /** Rows that meet everything, in order. */
  matched: Uint32Array;
  /** For each open filter the rows that fail it alone. */
  missed: Uint32Array[];
};

/**
 * What a row pays for failing: an open filter costs FAILURE and its place, so that a sum below two failures names the
 * one that failed; a closed one costs more than that. Sums fit in 16 bits with all filters that a search has.
 */
const FAILURE = 64;
const CLOSED = 2 * FAILURE;

/**
 * Sorts a site's rows by what they meet, one filter after the other over all rows. A facet is counted as if its own
 * filter were not set, so rows that fail one open filter alone are kept beside those that fail none.
 */
export function matchRows(rows: Uint32Array, closed: readonly RowFilter[], open: readonly RowFilter[]): Matches {
  // Nothing asked for is the most frequent search, and the largest.
  if (closed.length + open.length === 0) return { matched: rows, missed: [] };
  const states = penaltiesOf(rows, closed, open);
  const counts = countStates(states, closed.length + open.length);
  const inState = (state: number) => rowsIn(rows, states, state, counts[state]!);
  return { matched: inState(0), missed: open.map((_filter, index) => inState(FAILURE + index)) };
}

function penaltiesOf(rows: Uint32Array, closed: readonly RowFilter[], open: readonly RowFilter[]): Uint16Array {
  const states = new Uint16Array(rows.length);
  for (const { condition } of closed) addPenalties(states, rows, condition, CLOSED);
  open.forEach(({ condition }, index) => addPenalties(states, rows, condition, FAILURE + index));
  return states;
}

/** How many rows have each sum of penalties, whose filters are `count`. */
function countStates(states: Uint16Array, count: number): Uint32Array {
  const counts = new Uint32Array(count * CLOSED + 1);
  for (let index = 0; index < states.length; index++) counts[states[index]!]!++;
  return counts;
}

function rowsIn(rows: Uint32Array, states: Uint16Array, state: number, count: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let index = 0, at = 0; at < count; index++) if (states[index] === state) found[at++] = rows[index]!;
  return found;
}

/** For a search without results: the parts of which dropping one alone gives some, the most first. */
export function relaxRows(rows: Uint32Array, filters: readonly RowFilter[]): Relaxation[] {
  const counts = countStates(penaltiesOf(rows, [], filters), filters.length);
  return filters
    .map(({ part }, index) => ({ ...part, count: counts[FAILURE + index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
