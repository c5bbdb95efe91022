import { distance as levenshtein } from 'fastest-levenshtein';
import { firstFrom } from '../../first-from';
import type { Term, TextQuery, StockWords } from '../../request/text-query.repository';
import { MAX_CORRECTIONS } from '../../request/text-query.repository';
import type { StockColumns, WordIndex } from '../stock-columns';

/** 1 for each row that meets the words; null where none were asked for. */
export function rowsWithWords({ data: { words }, size }: StockColumns, query: TextQuery): Uint8Array | null {
  if (query.length === 0) return null;
  const matched = new Uint8Array(size).fill(1);
  for (const alternatives of query) {
    const clause = new Uint8Array(size);
    for (const terms of alternatives) {
      const [first = new Uint8Array(size), ...others] = terms.map((term) => termRows(words, term, size));
      for (const other of others) for (let row = 0; row < size; row++) first[row]! &= other[row]!;
      for (let row = 0; row < size; row++) clause[row]! |= first[row]!;
    }
    for (let row = 0; row < size; row++) matched[row]! &= clause[row]!;
  }
  return matched;
}

function termRows({ words, starts, rows }: WordIndex, { word, isBeginning }: Term, size: number): Uint8Array {
  const matched = new Uint8Array(size);
  const first = firstFrom(words, word);
  // No word has a character after this one.
  const end = isBeginning ? firstFrom(words, `${word}\uffff`) : first + (words[first] === word ? 1 : 0);
  for (let index = starts[first]!; index < starts[end]!; index++) matched[rows[index]!] = 1;
  return matched;
}

/** The words of the columns, as `stock_word` has them: those of letters only. */
export function stockWordsOf(columns: StockColumns): StockWords {
  const { words, starts } = columns.data.words;
  const letters = columns.derive('words of letters', () =>
    words.flatMap((word, index) =>
      /^[a-z]{3,}$/.test(word) ? [{ word, cars: starts[index + 1]! - starts[index]! }] : [],
    ),
  );
  const names = columns.derive('names of letters', () => letters.map(({ word }) => word));
  return {
    known: async (typed) => new Set(typed.filter((word) => names[firstFrom(names, word)]?.startsWith(word) === true)),
    nearest: async (typed, distance) =>
      letters
        .filter(({ word }) => Math.abs(word.length - typed.length) <= distance)
        .map((near) => ({ ...near, steps: levenshtein(near.word, typed) }))
        .filter(({ steps }) => steps <= distance)
        .toSorted((a, b) => a.steps - b.steps || b.cars - a.cars || (a.word < b.word ? -1 : 1))
        .slice(0, MAX_CORRECTIONS)
        .map(({ word }) => word),
  };
}
