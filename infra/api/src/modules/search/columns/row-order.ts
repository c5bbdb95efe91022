import { MAX_ROWS, NONE } from './stock-columns';
import type { Codes, ColumnData, Order } from './stock-columns';

type Keys = Pick<ColumnData, 'ids' | 'createdAt'>;

/** Negative where row `a` of one stock stands before row `b` of another in the order of rank (S9-05). */
export function compareRanks<K extends Keys & Pick<ColumnData, 'ranks'>>(
  one: K,
  a: number,
  other: K,
  b: number,
): number {
  return other.ranks[b]! - one.ranks[a]! || compareAges(one, a, other, b);
}

/** Negative where row `a` is newer; the id decides between cars of one moment. */
export function compareAges(one: Keys, a: number, other: Keys, b: number): number {
  const later = other.createdAt[b]! - one.createdAt[a]!;
  if (later !== 0) return later;
  const [idOfA, idOfB] = [one.ids[a]!, other.ids[b]!];
  return idOfA < idOfB ? -1 : idOfA > idOfB ? 1 : 0;
}

export const byAge: Order = {
  name: 'age',
  sort: (data) => Uint32Array.from(data.ids.keys()).sort((a, b) => compareAges(data, a, data, b)),
  compare: (data) => (a, b) => compareAges(data, a, data, b),
};

/** Rows by a number, the missing ones last. */
export function byNumber(name: string, direction: 'asc' | 'desc', numbersOf: (data: ColumnData) => Codes): Order {
  const last = 2 ** 31;
  const keyOf = (value: number) => (value === NONE ? last : direction === 'asc' ? value : last - 1 - value);
  return {
    name: `${name} ${direction}`,
    sort(data) {
      const numbers = numbersOf(data);
      const keys = new Float64Array(numbers.length);
      for (let row = 0; row < keys.length; row++) keys[row] = keyOf(numbers[row]!);
      return sortedByKey(keys);
    },
    compare(data) {
      const numbers = numbersOf(data);
      return (a, b) => keyOf(numbers[a]!) - keyOf(numbers[b]!) || a - b;
    },
  };
}

/** Orders that searches ask for often; they are kept with the columns. */
export const cachedOrders = {
  newest: byAge,
  price_asc: byNumber('price', 'asc', ({ numbers }) => numbers.price),
  price_desc: byNumber('price', 'desc', ({ numbers }) => numbers.price),
  km_asc: byNumber('km', 'asc', ({ numbers }) => numbers.km),
  year_desc: byNumber('year', 'desc', ({ codes }) => codes.year),
} as const;

/** Rows by their keys. Key and row in one number: sorting plain numbers takes a fifth of the time of comparing rows. */
function sortedByKey(keys: Float64Array): Uint32Array {
  for (let row = 0; row < keys.length; row++) keys[row] = keys[row]! * MAX_ROWS + row;
  keys.sort();
  const rows = new Uint32Array(keys.length);
  for (let place = 0; place < rows.length; place++) rows[place] = keys[place]! % MAX_ROWS;
  return rows;
}

/** Some rows by a whole number, equal ones by rank. */
export function sortRows(rows: Uint32Array, keyOf: (row: number) => number): Uint32Array {
  const keys = Float64Array.from(rows, (row) => keyOf(row) * MAX_ROWS + row).sort();
  return Uint32Array.from(keys, (key) => key % MAX_ROWS);
}

/** Two ordered lists as one. */
export function mergeOrdered(
  first: Uint32Array,
  second: Uint32Array,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const merged = new Uint32Array(first.length + second.length);
  let from = 0;
  second.forEach((row, index) => {
    const to = firstAfter(first, from, (other) => compare(other, row) > 0);
    merged.set(first.subarray(from, to), from + index);
    merged[to + index] = row;
    from = to;
  });
  merged.set(first.subarray(from), from + second.length);
  return merged;
}

/** Place of the first row for which something holds that holds for all behind it. */
function firstAfter(rows: Uint32Array, from: number, holds: (row: number) => boolean): number {
  let [low, high] = [from, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(rows[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
