import type { WordIndex } from '../stock-columns';

/** Two indices of words as one. `places` says where each row stands now, those of `fresh` counted on from `offset`. */
export function mergeWords(old: WordIndex, fresh: WordIndex, places: Int32Array, offset: number): WordIndex {
  const rows = new Uint32Array(old.rows.length + fresh.rows.length);
  const words: string[] = [];
  const starts: number[] = [0];
  let count = 0;
  const add = ({ rows: from, starts: ends }: WordIndex, word: number, by: number) => {
    for (let index = ends[word]!; index < ends[word + 1]!; index++) {
      const place = places[from[index]! + by]!;
      if (place >= 0) rows[count++] = place;
    }
  };
  let [a, b] = [0, 0];
  while (a < old.words.length || b < fresh.words.length) {
    const [ofOld, ofFresh] = [old.words[a], fresh.words[b]];
    const word = ofFresh === undefined || (ofOld !== undefined && ofOld <= ofFresh) ? ofOld! : ofFresh;
    if (word === ofOld) add(old, a++, 0);
    if (word === ofFresh) add(fresh, b++, offset);
    // A word of cars that are gone goes with them.
    if (count === starts.at(-1)) continue;
    words.push(word);
    starts.push(count);
  }
  return { words, starts: Uint32Array.from(starts), rows: rows.slice(0, count) };
}
