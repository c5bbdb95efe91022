import type { ListFilter, SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import { nextBest } from '../sentence/lexicon';
import type { StockSearch } from './stock-search.port';

type Unstocked = NonNullable<SearchResponse['unstocked']>;

/** The search without what its words stand for and no car of the site is; what a shopper chose by hand stands. */
export async function inStock(stock: StockSearch, site: TenantSite, asked: SearchState, read: SearchState) {
  const filters = { ...read.filters };
  const unstocked: Unstocked = [];
  for (const [name, values] of Object.entries(read.filters) as [ListFilter, string[]][]) {
    const own = asked.filters[name] ?? [];
    const said = await Promise.all(
      values.map(async (value) => own.includes(value) || (await isStocked(stock, site, name, value)) || value),
    );
    const missing = said.filter((value) => typeof value === 'string');
    // "4x4" stands for two kinds of drive: one of them will do.
    if (missing.length === 0 || (name === 'drive' && missing.length < values.length)) continue;
    const found = await Promise.all(missing.map((value) => insteadOf(stock, site, name, value)));
    unstocked.push(...found);
    const left = [
      ...values.filter((value) => !missing.includes(value)),
      ...found.flatMap(({ instead = [] }) => instead),
    ];
    if (left.length > 0) filters[name] = [...new Set(left)];
    else delete filters[name];
  }
  return { state: unstocked.length > 0 ? { ...read, filters } : read, unstocked };
}

async function insteadOf(stock: StockSearch, site: TenantSite, name: ListFilter, value: string) {
  const instead = nextBest[value];
  return instead !== undefined && (await isStocked(stock, site, name, instead))
    ? { name, value, instead }
    : { name, value };
}

async function isStocked(stock: StockSearch, site: TenantSite, name: ListFilter, value: string): Promise<boolean> {
  return hasAny(stock, site, { filters: { [name]: [value] } });
}

/** Answered from the cache of searches mostly; no facet is counted. */
export async function hasAny(stock: StockSearch, site: TenantSite, asked: Partial<SearchState>): Promise<boolean> {
  const bare = { ...site, config: { ...site.config, search_filters: [] } };
  const state: SearchState = { query: '', page: 1, sortBy: 'rank', filters: {}, ranges: {}, ...asked };
  return (await stock.search(bare, state, { limit: 1, offset: 0 })).count > 0;
}
