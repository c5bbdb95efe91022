import type { RangeFilter, SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import { hasAny, inStock } from '../find/in-stock';
import { DEFAULT_RADIUS_KM } from '../sentence/read-place';
import type { Sentence } from '../sentence/read-sentence';
import type { StockSearch } from '../find/stock-search.port';

/** Words that are tried one by one. */
const MOST_WORDS = 8;

/** How a search was read: null where it says already what it means. */
export type Reading = { state: SearchState } & Partial<
  Pick<SearchResponse, 'understood' | 'ignored' | 'unstocked' | 'notExcluded' | 'exchanged'>
>;

/**
 * Reads a search as it is meant: words that stand for filters become some, ends of a range that stand the wrong way
 * round are exchanged, and words that no car of the site has are left out and named, unless nothing else is asked for.
 * So is what words stand for that the site does not stock: "suv" finds no less among caravans.
 */
export async function readSearch(stock: StockSearch, site: TenantSite, asked: SearchState): Promise<Reading> {
  const ordered = inOrder(asked);
  const none = { state: ordered, notExcluded: [], kept: [], ignored: [] };
  const read = await atPostcode(stock, site, (await stock.understand(site, ordered)) ?? none);
  const exchanged = [...reversedOf(asked), ...reversedOf(read.state)];
  const { state: stocked, unstocked } = await inStock(stock, site, ordered, inOrder(read.state));
  const unknown = await unknownWords(stock, site, stocked.query, namesFilters(read, ordered));
  const state = unknown.length > 0 ? without(stocked, unknown) : stocked;
  const notExcluded = await Promise.all(
    read.notExcluded.map(async (word) => ({ word, isKnown: await isKnown(stock, site, word) })),
  );
  notExcluded.push(...read.kept.map((word) => ({ word, isKnown: true })));
  const ignored = [...read.ignored, ...unknown];
  return {
    state,
    ...(state !== asked && { understood: state }),
    ...said({ ignored, unstocked, notExcluded, exchanged }),
  };
}

/** "4558" means near that postcode where no car of the site goes by it. */
async function atPostcode(stock: StockSearch, site: TenantSite, read: Sentence): Promise<Sentence> {
  const { postcode, state } = read;
  if (postcode === undefined || (await isKnown(stock, site, postcode))) return read;
  return { ...read, state: { ...without(state, [postcode]), near: { place: postcode, radius: DEFAULT_RADIUS_KM } } };
}

/** Whether the words stood for anything besides words. */
function namesFilters({ state, notExcluded, kept, ignored }: Sentence, asked: SearchState): boolean {
  return [notExcluded, kept, ignored].some(({ length }) => length > 0) || hasFilters(state, asked);
}

/** Lists with nothing in them are left out of an answer. */
function said<Lists extends Readonly<Record<string, readonly unknown[]>>>(lists: Lists): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>;
}

function hasFilters(read: SearchState, { query: _words, ...asked }: SearchState): boolean {
  const { query: _left, ...found } = read;
  return JSON.stringify(found) !== JSON.stringify(asked);
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

async function isKnown(stock: StockSearch, site: TenantSite, query: string): Promise<boolean> {
  return hasAny(stock, site, { query });
}

function wordsOf(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}

/** The ranges whose ends stand the wrong way round. */
function reversedOf({ ranges }: SearchState): RangeFilter[] {
  return (Object.keys(ranges) as RangeFilter[]).filter((name) => {
    const { min = -Infinity, max = Infinity } = ranges[name] ?? {};
    return min > max;
  });
}

/** From 30,000 to 20,000 means from 20,000 to 30,000. The same state where nothing is to be exchanged. */
function inOrder(state: SearchState): SearchState {
  const reversed = reversedOf(state);
  if (reversed.length === 0) return state;
  const ranges = { ...state.ranges };
  for (const name of reversed) ranges[name] = { min: ranges[name]?.max, max: ranges[name]?.min };
  return { ...state, ranges };
}
