import type { Term, TextQuery } from '../text-query';
import type { StockColumns, WordIndex } from './stock-columns';

/** 1 for each row that meets the words; null where none were asked for. */
export function wordRows({ data: { words }, size }: StockColumns, query: TextQuery): Uint8Array | null {
  if (query.length === 0) return null;
  const met = new Uint8Array(size).fill(1);
  for (const alternatives of query) {
    const clause = new Uint8Array(size);
    for (const terms of alternatives) {
      const [first = new Uint8Array(size), ...others] = terms.map((term) => termRows(words, term, size));
      for (let row = 0; row < size; row++)
        if (first[row] === 1 && others.every((other) => other[row] === 1)) clause[row] = 1;
    }
    for (let row = 0; row < size; row++) if (clause[row] === 0) met[row] = 0;
  }
  return met;
}

function termRows({ rows, sorted }: WordIndex, { word, isBeginning }: Term, size: number): Uint8Array {
  const met = new Uint8Array(size);
  const mark = (name: string) => rows.get(name)?.forEach((row) => (met[row] = 1));
  if (!isBeginning) mark(word);
  else
    for (let index = firstFrom(sorted, word); sorted[index]?.startsWith(word) === true; index++)
      mark(sorted[index] ?? '');
  return met;
}

/** Place of the first word that is not before `word`. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
