import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { searchWords } from '../stock/index/search-words';

/** More words than this make no search better. */
const MAX_WORDS = 8;
/** Corrections tried for a word that no car has. */
const MAX_CORRECTIONS = 6;

/**
 * A shopper's words as a tsquery: every word must be met, as the beginning of a car's word.
 * Two words that cars write as one ("land cruiser") also match that one. A word that no car
 * begins with is read as the nearest there are, one wrong letter in short words and two in
 * long ones. Empty when nothing was asked.
 */
export async function textQuery(tx: Tx, query: string): Promise<string> {
  const words = [...new Set(searchWords(query))].slice(0, MAX_WORDS);
  if (words.length === 0) return '';
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const known = await knownBeginnings(tx, [...words, ...pairs].filter(isOfLetters));
  const parts: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const next = words[index + 1];
    const joined = next === undefined ? undefined : `${word}${next}`;
    if (next !== undefined && joined !== undefined && (known.has(joined) || /^\d+$/.test(next))) {
      parts.push(`((${beginning(word)} & ${beginning(next)}) | ${beginning(joined)})`);
      index++;
    } else {
      parts.push(await oneWord(tx, word, known));
    }
  }
  return parts.join(' & ');
}

async function oneWord(tx: Tx, word: string, known: ReadonlySet<string>): Promise<string> {
  const corrections = isOfLetters(word) && !known.has(word) && word.length >= 4 ? await nearestWords(tx, word) : [];
  return `(${[beginning(word), ...corrections.map((correction) => `'${correction}'`)].join(' | ')})`;
}

/** A single character is meant as it stands: "3" is not "3008". Words hold letters and digits only. */
function beginning(word: string): string {
  return word.length === 1 ? `'${word}'` : `'${word}':*`;
}

function isOfLetters(word: string): boolean {
  return /^[a-z]{3,}$/.test(word);
}

async function knownBeginnings(tx: Tx, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  // '{' is the character after 'z': the range holds every word that begins so, and uses the index under row level security.
  const { rows } = await tx.execute<{ word: string }>(sql`
    select asked.word from unnest(${sql.param(words)}::text[]) as asked (word)
    where exists (select 1 from stock_word w where w.group_slug = current_setting('app.group')
      and w.word >= asked.word collate "C" and w.word < asked.word || '{' collate "C")`);
  return new Set(rows.map(({ word }) => word));
}

async function nearestWords(tx: Tx, word: string): Promise<string[]> {
  const distance = word.length >= 6 ? 2 : 1;
  const { rows } = await tx.execute<{ word: string }>(sql`
    select word from (
      select word, cars, levenshtein_less_equal(word, ${word}, ${distance}) as distance from stock_word
      where group_slug = current_setting('app.group') and length(word) between ${word.length - distance} and ${word.length + distance}
    ) near
    where distance <= ${distance} order by distance, cars desc limit ${MAX_CORRECTIONS}`);
  return rows.map((row) => row.word);
}
