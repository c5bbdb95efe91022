import { withScope } from '../../../db/scope';
import { startSearchedStock } from '../../../../test/search/searched-stock';
import type { SearchedStock } from '../../../../test/search/searched-stock';
import { randomSearches } from '../../../../test/search/random-searches';
import { stockRevisions } from '../../stock/stock-revisions.service';
import { postgresStockSearch } from '../find/postgres-stock-search.adapter';
import { embeddedPlaces } from '../places/embedded-places';
import { matcherOf } from './match-searches.service';

let stock: SearchedStock;

beforeAll(async () => {
  stock = await startSearchedStock();
});
afterAll(() => stock.server.stop());

const everything = { query: '', page: 1, sortBy: 'rank' as const, filters: {}, ranges: {} };
const asked = [
  ...randomSearches(250).map((search) => ({ ...everything, ...search })),
  { ...everything, query: 'hilux sport' },
  { ...everything, near: { place: '4567', radius: 30 } },
  { ...everything, excluded: { make: ['Toyota'] } },
  { ...everything, filters: { categories: ['offers'] } },
];

test('changed cars find the searches that, asked of all stock, find those cars', async () => {
  const site = stock.server.sites.findBySlug('sunrise');
  if (!site) throw new Error('No site');
  const [now, ids] = [new Date(), stock.cars.map(({ id }) => id)];
  const engine = postgresStockSearch(stock.server.db, stockRevisions(stock.server.db).of);

  const found = await withScope(stock.server.db, { group: 'sunrise', site: 'sunrise' }, async (tx) => {
    const matcher = await matcherOf(tx, site, { ids, places: embeddedPlaces, now });
    const matches = [];
    for (const [index, state] of asked.entries())
      matches.push((await matcher.match({ id: String(index), phone: '', state })).map(({ carId }) => carId).toSorted());
    return matches;
  });

  for (const [index, state] of asked.entries()) {
    const hits = await engine.hits(site, state, 1_000);
    expect({ state, cars: found[index] }).toEqual({ state, cars: hits.map(({ id }) => id).toSorted() });
  }
});
