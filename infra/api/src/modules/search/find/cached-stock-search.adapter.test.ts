import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { TenantSite } from '../../../plugins/tenant';
import { cachedStockSearch } from './cached-stock-search.adapter';
import type { StockSearch } from './stock-search.port';

const noFilter: SearchState = { query: '', page: 1, sortBy: 'rank', filters: {}, ranges: {} };
const site = (slug: string, revision = 1, search_filters = ['make']) =>
  ({ slug, group_slug: 'sunrise', config: { revision, search_filters } }) as TenantSite;

/** An engine that counts how often it is asked. */
function countingSearch(maxEntries: number) {
  const state = { calls: 0, stockRevision: '1', fails: false };
  const engine: StockSearch = {
    hits: async () => [],
    understand: async () => null,
    byStockNumber: async () => [],
    catalogue: async () => ({
      makes: [],
      models: [],
      badges: [],
      bodies: [],
      carTypes: [],
      itemTypes: [],
      dealerships: [],
    }),
    search: async (): Promise<SearchResponse> => {
      state.calls++;
      if (state.fails) throw new Error('no connection');
      return { hits: [], facets: {}, count: state.calls, stockCount: 0, pages: 0, ms: 5 };
    },
  };
  return { state, search: cachedStockSearch(engine, { revisionOf: async () => state.stockRevision, maxEntries }) };
}

test('the same search twice, however its filters are ordered, is one call', async () => {
  const { state, search } = countingSearch(10);
  await search.search(site('a'), { ...noFilter, filters: { make: ['Kia', 'BYD'], body: ['SUV'] } });
  await search.search(site('a'), { ...noFilter, filters: { body: ['SUV'], make: ['BYD', 'Kia'] } });

  expect(state.calls).toBe(1);
});

test('two equal searches at the same time are one call', async () => {
  const { state, search } = countingSearch(10);
  await Promise.all([search.search(site('a'), noFilter), search.search(site('a'), noFilter)]);

  expect(state.calls).toBe(1);
});

test.each([
  ['another page', site('a'), { ...noFilter, page: 2 }],
  ['another site', site('b'), noFilter],
  ['a changed configuration', site('a', 2), noFilter],
  ['another choice of facets', site('a', 1, ['make', 'badge']), noFilter],
])('%s is a call of its own', async (_case, otherSite, otherState) => {
  const { state, search } = countingSearch(10);
  await search.search(site('a'), noFilter);
  await search.search(otherSite, otherState);

  expect(state.calls).toBe(2);
});

test('an import makes old answers unreachable', async () => {
  const { state, search } = countingSearch(10);
  await search.search(site('a'), noFilter);
  state.stockRevision = '2';

  expect((await search.search(site('a'), noFilter)).count).toBe(2);
});

test('beyond the limit the least recently used answer goes', async () => {
  const { state, search } = countingSearch(2);
  for (const page of [1, 2, 1, 3, 1]) await search.search(site('a'), { ...noFilter, page });
  expect(state.calls).toBe(3);

  await search.search(site('a'), { ...noFilter, page: 2 });
  expect(state.calls).toBe(4);
});

test('a failure is not remembered', async () => {
  const { state, search } = countingSearch(10);
  state.fails = true;
  await expect(search.search(site('a'), noFilter)).rejects.toThrow('no connection');
  state.fails = false;

  expect((await search.search(site('a'), noFilter)).count).toBe(2);
});
