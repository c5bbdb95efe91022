import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { POSTCODE } from '@shared-kit/domain/place/postcode';
import type { FacetLabels } from '../facets/facet-labels.repository';
import type { PlaceTable } from '../places/place-table';
import { agesToYears } from './ages-to-years';
import { addExcluded, addFilter, emptyDraft, merge } from './draft';
import type { Draft } from './draft';
import { isYear, READ } from './amount-words';
import { everydayModels, fillers, negations, notOrdered, orders, phrases, stopWords } from './lexicon';
import { readAmounts } from './read-amounts';
import { readNegations } from './read-negations';
import { readNoPlace } from './read-no-place';
import { readPlace } from './read-place';
import { spelt, vocabularyOf } from './vocabulary';
import type { Vocabulary } from './vocabulary';

/** Words of the longest name of a make or model. */
const LONGEST_NAME = 4;

/** A search whose words were read, those behind a "not" that stand for nothing to leave out or for what cannot be, and what means nothing. */
export type Sentence = {
  state: SearchState;
  notExcluded: string[];
  kept: string[];
  ignored: string[];
  /** One of the words left that is a place's postcode, unless some car goes by it. */
  postcode?: string | undefined;
};

/**
 * Turns the words of a search into filters where they mean some: "white ute under 45k near Noosa with towbar".
 * Deterministic and in memory; `query` of the answer holds what nobody understood, for the text search.
 * `byTheWeek` where cars are subscribed to: "$250" is a week's price there.
 *
 * @returns null when the words are to be searched for as they are.
 */
export function readSentence(
  state: SearchState,
  labels: FacetLabels,
  places: PlaceTable,
  byTheWeek = false,
): Sentence | null {
  if (state.query === '') return null;
  const draft = emptyDraft();
  const vocabulary = vocabularyOf(labels);
  const positive = readNegations(agesToYears(plain(state.query)), draft, (rest) =>
    readNoPlace(rest, draft, places, labels),
  );
  const text = readPhrases(readAmounts(readPlace(positive, draft, places), draft, byTheWeek), draft);
  const words = text.split('|').flatMap((part) => readNames(part.split(' ').filter(Boolean), vocabulary, draft));
  const isUnderstood =
    [draft.filters, draft.ranges, draft.excluded, draft.notExcluded, draft.kept, draft.ignored].some(
      (read) => Object.keys(read).length > 0,
    ) ||
    draft.near ||
    draft.sortBy;
  const postcode = (state.near ?? draft.near) ? undefined : words.find((word) => isPostcode(word, places));
  if (!isUnderstood) return withoutStopWords(state, postcode);
  const query = words.filter((word) => !fillers.has(word)).join(' ');
  return {
    state: merge(state, draft, query),
    notExcluded: draft.notExcluded,
    kept: draft.kept,
    ignored: draft.ignored,
    postcode,
  };
}

/** The words as they were typed but for "the" and "only", which would find "TEST DRIVE ONLY"; null where that changes nothing. */
function withoutStopWords(state: SearchState, postcode: string | undefined): Sentence | null {
  const words = state.query.split(/\s+/).filter(Boolean);
  const left = words.filter((word) => !stopWords.has(word.toLowerCase().replaceAll("'", '')));
  const isSame = left.length === words.length || left.every((word) => fillers.has(word.toLowerCase()));
  if (isSame && postcode === undefined) return null;
  return {
    state: isSame ? state : { ...state, query: left.join(' ') },
    notExcluded: [],
    kept: [],
    ignored: [],
    postcode,
  };
}

function isPostcode(word: string, places: PlaceTable): boolean {
  return POSTCODE.test(word) && !isYear(word) && places.find(word) !== null;
}

/** Lower case, without accents and punctuation; "45k" and "100,000" as plain numbers. */
function plain(query: string): string {
  return query
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replaceAll(
      /(?<![\w.])(\$?)(\d{1,3}(?:\.\d+)?) ?(?:k|grand)(?![\w'])/g,
      (_whole, sign: string, amount: string) => `${sign}${Number(amount) * 1000}`,
    )
    .replaceAll(/[,;!?"“”()[\]{}|:*&\\]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function readPhrases(text: string, draft: Draft): string {
  let rest = text;
  for (const [pattern, sortBy] of orders) {
    rest = rest.replaceAll(notOrdered(pattern), (whole) => {
      draft.kept.push(whole.replace(/^.* /, ''));
      return READ;
    });
    rest = rest.replaceAll(pattern, () => {
      draft.sortBy ??= sortBy;
      return READ;
    });
  }
  for (const { negated, filter, values, alike } of phrases) {
    rest = rest.replaceAll(negated, () => {
      addExcluded(draft, filter, ...values, ...alike);
      return READ;
    });
  }
  for (const { pattern, filter, values } of phrases) {
    rest = rest.replaceAll(pattern, () => {
      addFilter(draft, filter, ...values);
      return READ;
    });
  }
  spareWanted(draft);
  return rest;
}

/** "Plug-in hybrid, no hybrid": what goes by the unwanted word and is asked for by its own stays. */
function spareWanted({ filters, excluded }: Draft): void {
  for (const { filter, alike } of phrases) {
    const unwanted = excluded[filter];
    if (unwanted && alike.some((value) => filters[filter]?.includes(value)))
      excluded[filter] = unwanted.filter((value) => !alike.includes(value));
  }
}

/** Makes and models, the longest name first; then what a misspelt word may mean. Answers with the words left. */
function readNames(words: readonly string[], vocabulary: Vocabulary, draft: Draft): string[] {
  const left: string[] = [];
  let afterMake = false;
  let isNegated = false;
  for (let index = 0; index < words.length;) {
    const word = words[index] ?? '';
    const found: Found | undefined = longestName(words, index, vocabulary, afterMake) ?? misspelt(word, vocabulary);
    if (found) (isNegated ? addExcluded : addFilter)(draft, found.name.kind, found.name.label);
    else (isLeftIn(word, isNegated, words[index - 1]) ? draft.notExcluded : left).push(word);
    // "not a kia or hyundai": any other word ends it.
    isNegated = goesOn(isNegated, word, found !== undefined);
    afterMake = found?.name.kind === 'make';
    index += found?.length ?? 1;
  }
  draft.ignored.push(...words.filter((word, index) => leavesOutNothing(word, words.slice(index + 1))));
  return left.filter((word) => !negations.has(word));
}

/** A "not" with nothing behind it; of "but not" the second says so. */
function leavesOutNothing(word: string, behind: readonly string[]): boolean {
  if (!negations.has(word) || (word === 'but' && behind.some((other) => negations.has(other)))) return false;
  return behind.every((other) => negations.has(other) || fillers.has(other));
}

function goesOn(isNegated: boolean, word: string, isName: boolean): boolean {
  return negations.has(word) || (isNegated && (isName || fillers.has(word)));
}

/** "not harley" where nobody knows a Harley: to look for the word would find what is not wanted. "But" is no "not" before it. */
function isLeftIn(word: string, isNegated: boolean, before: string | undefined): boolean {
  return isNegated && before !== 'but' && !negations.has(word) && !fillers.has(word);
}

type Found = { name: NonNullable<ReturnType<Vocabulary['names']>>; length: number };

function longestName(
  words: readonly string[],
  from: number,
  vocabulary: Vocabulary,
  afterMake: boolean,
): Found | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - from); length > 0; length--) {
    const spelling = spelt(words.slice(from, from + length).join(''));
    const name = vocabulary.names(spelling);
    // "3" is a Mazda after "mazda" only, and "city" a Honda after "honda".
    const isVague =
      /^\d+$/.test(spelling) || spelling.length < 2 || everydayModels.has(spelling) || fillers.has(spelling);
    if (name && (!isVague || (afterMake && name.kind === 'model'))) return { name, length };
  }
  return undefined;
}

function misspelt(word: string, vocabulary: Vocabulary): Found | undefined {
  if (!/^[a-z]{4,}$/.test(word) || fillers.has(word) || vocabulary.isBeginning(word)) return undefined;
  const name = vocabulary.nearest(word);
  return name && { name, length: 1 };
}
