import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { NEW_FOR_DAYS } from '@shared-kit/domain/vehicle/availability/car-tag';
import { everything, siteOf, startBothSearches } from '../../../../test/search/both-searches';
import { feedRows } from '../../../../test/search/search-feed';

/** Long before the machine's present. */
const NOW = new Date('2025-10-08T00:00:00Z');
const edge = NOW.getTime() - NEW_FOR_DAYS * DAY_MS;

const rows = feedRows(4).map((row, index) => ({
  ...row,
  ...{ status: 'in_stock', show_on_dealer_website: true, stocknum: `A${index}` },
  created_at: new Date(edge + [-60_000, 0, 60_000, -30 * DAY_MS][index]!).toISOString(),
}));

let searches: Awaited<ReturnType<typeof startBothSearches>>;
beforeAll(async () => {
  searches = await startBothSearches(rows, NOW);
});
afterAll(() => searches.stop());

test('what has just arrived is so by the clock of the search, to the minute, in PostgreSQL as in columns', async () => {
  await searches.untilInMemory();
  const state: SearchState = { ...everything, filters: { categories: ['just-arrived'] } };

  const { expected, found } = await searches.bothAnswers(siteOf(), state);

  expect(expected.count).toBe(2);
  expect(found).toEqual(expected);
});
