import type { SearchScope, SearchState } from '@shared-kit/contracts/search/search.contract';
import { isResultsPath, OFFERS_PATH, OFFERS_SCOPE } from '@shared-kit/domain/search/search-path';
import { buildSearch, parseSearch } from '@shared-kit/domain/search/search-url';
import { withNoun } from '@shared-kit/domain/text/site-text';
import type { TenantSite } from '../../../plugins/tenant';
import type { StockSearch } from '../find/stock-search.port';
import { readSearch } from '../request/read-search';
import { resolveScope } from '../request/resolve-scope';
import { searchSentence } from './search-sentence';

/** A page of results as it can be kept: one spelling of its address, its sentence, what it asks for, what it finds now. */
export type DescribedSearch = { address: string; label: string; state: SearchState; makes: string[]; count: number };

/** Reads addresses of results for whoever keeps them, as the page itself reads them. */
export function savedSearchReader(stock: StockSearch) {
  return async (site: TenantSite, address: string): Promise<DescribedSearch | null> => {
    const { pathname, searchParams } = new URL(address, 'http://site');
    const [, words, model] = pathname.split('/').filter(Boolean).map(decoded);
    const scopeWords = pathname === OFFERS_PATH ? OFFERS_SCOPE : words;
    // Read after "/../" has been followed: what is no page of results then is none.
    if (scopeWords === undefined || !isResultsPath(pathname)) return null;
    const scope = resolveScope(await stock.catalogue(site), scopeWords, model);
    if (!scope) return null;
    // Where it was on the list and in which order is no part of what is asked for.
    const asked: SearchState = { ...parseSearch(searchParams), page: 1, sortBy: 'rank' };
    const { state } = await readSearch(stock, site, asked);
    const within = { ...state, filters: { ...state.filters, ...scope.filters } };
    const { count } = await stock.search(site, within, { limit: 1, offset: 0 });
    const query = buildSearch(asked).toString();
    return {
      address: query ? `${pathname}?${query}` : pathname,
      label: searchSentence(labelOf(scope), state),
      state: within,
      makes: (within.filters.make ?? []).map((make) => make.toLowerCase()),
      count,
    };
  };
}

function labelOf({ label }: SearchScope): string {
  return withNoun(label, 'car');
}

/** What is no text stays as it is: no page has it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
