import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import { LRUCache } from 'lru-cache';
import { assumptionText } from '@shared-kit/contracts/finance/finance-assumption';
import { buildSearch } from '@shared-kit/domain/search/search-url';
import type { TenantSite } from '../../../plugins/tenant';
import type { Paging, StockSearch } from './stock-search.port';

/** Sold cars leave by the clock, not by an import, so no answer lives longer than this, in milliseconds. */
const MAX_AGE_MS = 60_000;

type CacheOptions = { revisionOf: (group: string) => Promise<string>; maxEntries: number };

/**
 * Remembers answers by site, its configuration's version, stock revision, facets asked for, what repayments are worked
 * out with, and canonical query;
 * the least recently used leave first (S9-07). Equal searches at one time are one search.
 */
export function cachedStockSearch(engine: StockSearch, { revisionOf, maxEntries }: CacheOptions): StockSearch {
  const answers = new LRUCache<string, Promise<SearchResponse>>({ max: maxEntries, ttl: MAX_AGE_MS });
  return {
    ...engine,
    async search(site, state, paging) {
      const startedAt = performance.now();
      const key = cacheKey(site, state, paging, await revisionOf(site.group_slug));
      const known = answers.get(key);
      if (known) return { ...(await known), ms: Math.round((performance.now() - startedAt) * 10) / 10 };
      const searching = engine.search(site, state, paging);
      answers.set(key, searching);
      searching.catch(() => answers.delete(key));
      return searching;
    },
  };
}

function cacheKey(
  { slug, config, assumption }: TenantSite,
  state: SearchState,
  paging: Paging | undefined,
  revision: string,
): string {
  const part = paging ? `${paging.limit}+${paging.offset}` : '';
  const facets = config.search_filters.join();
  const terms = assumption ? assumptionText(assumption) : '';
  return `${slug}|${config.revision}|${revision}|${part}|${facets}|${terms}|${buildSearch(state).toString()}`;
}
