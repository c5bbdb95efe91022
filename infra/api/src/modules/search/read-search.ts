import type { SearchState } from '@shared-kit/contracts/search.contract';
import type { TenantSite } from '../../plugins/tenant';
import type { StockSearch } from './stock-search.port';

/** Words that are tried one by one. */
const MOST_WORDS = 8;

/** How a search was read: null where it says already what it means. */
export type Reading = { state: SearchState; understood?: SearchState; ignored?: string[] };

/**
 * Reads a search as it is meant: words that stand for filters become some, ends of a range that stand the wrong way
 * round are exchanged, and words that no car of the site has are left out and named, unless nothing else is asked for.
 */
export async function readSearch(stock: StockSearch, site: TenantSite, asked: SearchState): Promise<Reading> {
  const ordered = inOrder(asked);
  const read = await stock.understand(site, ordered);
  const ignored = await unknownWords(stock, site, (read ?? ordered).query, read !== null);
  const state = ignored.length > 0 ? without(read ?? ordered, ignored) : (read ?? ordered);
  return { state, ...(state !== asked && { understood: state }), ...(ignored.length > 0 && { ignored }) };
}

function without(state: SearchState, words: readonly string[]): SearchState {
  return {
    ...state,
    query: wordsOf(state.query)
      .filter((word) => !words.includes(word))
      .join(' '),
  };
}

/** Those of the words that no car has: none where all words together find one, or where nothing would be left. */
async function unknownWords(stock: StockSearch, site: TenantSite, query: string, hasMore: boolean): Promise<string[]> {
  const words = wordsOf(query).slice(0, MOST_WORDS);
  if (words.length < (hasMore ? 1 : 2) || (await isKnown(stock, site, query))) return [];
  const known = await Promise.all(words.map((word) => isKnown(stock, site, word)));
  const unknown = words.filter((_word, index) => !known[index]);
  return hasMore || unknown.length < words.length ? unknown : [];
}

/** Answered from the cache of searches mostly; no facet is counted. */
async function isKnown(stock: StockSearch, site: TenantSite, query: string): Promise<boolean> {
  const bare = { ...site, config: { ...site.config, search_filters: [] } };
  const state: SearchState = { query, page: 1, sortBy: 'rank', filters: {}, ranges: {} };
  return (await stock.search(bare, state, { limit: 1, offset: 0 })).count > 0;
}

function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}

/** From 30,000 to 20,000 means from 20,000 to 30,000. The same state where nothing is to be exchanged. */
function inOrder(state: SearchState): SearchState {
  const isReversed = ({ min, max }: { min?: number | undefined; max?: number | undefined } = {}) =>
    min !== undefined && max !== undefined && min > max;
  if (!Object.values(state.ranges).some(isReversed)) return state;
  const ranges = Object.fromEntries(
    Object.entries(state.ranges).map(([name, range]) => [
      name,
      isReversed(range) ? { min: range.max, max: range.min } : range,
    ]),
  );
  return { ...state, ranges };
}
