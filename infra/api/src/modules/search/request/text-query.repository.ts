import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { searchWords } from '../../stock/index/search-words.service';

/** More words than this make no search better. */
const MAX_WORDS = 8;
/** Corrections tried for a word that no car has. */
export const MAX_CORRECTIONS = 6;

/** A word to be met: as it stands, or as the beginning of a car's word. */
export type Term = { word: string; isBeginning: boolean };
/** Every clause must be met, by one of its alternatives, of which all terms must be met. */
export type TextQuery = readonly (readonly (readonly Term[])[])[];

/** The words of a group's cars, those of letters alone. */
export type StockWords = {
  /** Those of the words given with which one of a car begins. */
  known: (words: readonly string[]) => Promise<ReadonlySet<string>>;
  /** At most MAX_CORRECTIONS words that differ in so many letters at most, the nearest and most frequent first. */
  nearest: (word: string, distance: number) => Promise<string[]>;
};

/**
 * What a shopper's words ask for: every word must be met, as the beginning of a car's word.
 * Two words that cars write as one ("land cruiser") also match that one, and so do the two halves of a plate. A word that no car
 * begins with is read as the nearest there are, one wrong letter in short words and two in
 * long ones. Empty when nothing was asked.
 */
export async function readWords(vocabulary: StockWords, query: string): Promise<TextQuery> {
  const words = [...new Set(searchWords(query))].slice(0, MAX_WORDS);
  if (words.length === 0) return [];
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const known = await vocabulary.known([...words, ...pairs].filter(isOfLetters));
  const clauses: Term[][][] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const joined = next === undefined ? undefined : `${word}${next}`;
    if (next !== undefined && joined !== undefined && isOne(words, index, known)) {
      clauses.push([[beginning(word), beginning(next)], [beginning(joined)]]);
      index++;
    } else {
      clauses.push(await oneWord(vocabulary, word, known));
    }
  }
  return clauses;
}

/** Whether this word and the next may be one on a car. A plate's first half is no model's number: "toyota 109 YZ9". */
function isOne(words: readonly string[], index: number, known: ReadonlySet<string>): boolean {
  const [word = '', next = '', third = ''] = words.slice(index);
  if (known.has(`${word}${next}`) || isPlate(word, next)) return true;
  return /^\d+$/.test(next) && !isPlate(next, third);
}

/** "109 YZ9", "1AB 2CD", "ABC 12D": six characters, letters and digits in one half at least. */
function isPlate(first: string, second: string): boolean {
  const isMixed = (half: string) => /\d/.test(half) && /[a-z]/.test(half);
  return first.length === 3 && second.length === 3 && (isMixed(first) || isMixed(second));
}

/** The words as PostgreSQL's text search takes them. */
export function asTsquery(query: TextQuery): string {
  const term = ({ word, isBeginning }: Term) => `'${word}'${isBeginning ? ':*' : ''}`;
  const all = (terms: readonly Term[]) => `(${terms.map(term).join(' & ')})`;
  return query.map((alternatives) => `(${alternatives.map(all).join(' | ')})`).join(' & ');
}

async function oneWord(vocabulary: StockWords, word: string, known: ReadonlySet<string>): Promise<Term[][]> {
  const isUnknown = isOfLetters(word) && !known.has(word) && word.length >= 4;
  const corrections = isUnknown ? await vocabulary.nearest(word, word.length >= 6 ? 2 : 1) : [];
  // Where it begins none of letters, all it could begin are numbers of cars: a VIN, a plate, a stock number are meant whole.
  return [
    [isUnknown ? { word, isBeginning: false } : beginning(word)],
    ...corrections.map((correction) => [{ word: correction, isBeginning: false }]),
  ];
}

/** A single character and two digits are meant as they stand: "3" is not "3008", "86" no stock number's beginning. */
function beginning(word: string): Term {
  return { word, isBeginning: word.length > 1 && !/^\d\d$/.test(word) };
}

function isOfLetters(word: string): boolean {
  return /^[a-z]{3,}$/.test(word);
}

/** The vocabulary of the group in scope, as imports leave it in `stock_word`. */
export function storedWords(tx: Tx): StockWords {
  return {
    async known(words) {
      if (words.length === 0) return new Set();
      // '{' is the character after 'z': the range holds every word that begins so, and uses the index under row level security.
      const { rows } = await tx.execute<{ word: string }>(sql`
        select asked.word from unnest(${sql.param(words)}::text[]) as asked (word)
        where exists (select 1 from stock_word w where w.group_slug = current_setting('app.group')
          and w.word >= asked.word collate "C" and w.word < asked.word || '{' collate "C")`);
      return new Set(rows.map(({ word }) => word));
    },
    async nearest(word, distance) {
      const { rows } = await tx.execute<{ word: string }>(sql`
        select word from (
          select word, cars, levenshtein_less_equal(word, ${word}, ${distance}) as distance from stock_word
          where group_slug = current_setting('app.group') and length(word) between ${word.length - distance} and ${word.length + distance}
        ) near
        where distance <= ${distance} order by distance, cars desc, word limit ${MAX_CORRECTIONS}`);
      return rows.map((row) => row.word);
    },
  };
}
