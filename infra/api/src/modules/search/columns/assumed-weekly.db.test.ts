import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { everything, siteOf, startBothSearches } from '../../../../test/search/both-searches';
import { dice, feedRows } from '../../../../test/search/search-feed';

const { next, pick } = dice(5);
const lenderOf = (financeProvider: string) => ({
  ...{ financeProvider, termYears: 5, paymentWeek: 90 + next(200), comparisonRate: 11, balloon: 4_000 },
  ...{ interestRate: pick([0, 5.9, 7.49, 8.24, 10.95]), establishmentFees: pick([0, 395, 'x']) === 395 ? 395 : 0 },
});
const rows = feedRows(250).map((row, index) => ({
  ...row,
  subscription_price: index % 3 === 0 ? 150 + index : '',
  ...{ year: 2018 + next(8), offer_price: next(6) === 0 ? 21_490 : '' },
  finance_lenders: Object.fromEntries(
    ['Manual', 'Angle', 'Taurus'].filter(() => next(3) > 0).map((name) => [name, lenderOf(name)]),
  ),
}));

let searches: Awaited<ReturnType<typeof startBothSearches>>;
beforeAll(async () => {
  searches = await startBothSearches(rows, new Date());
  await searches.untilInMemory();
});
afterAll(() => searches.stop());

const assumptions = [
  { termYears: 5, deposit: 0, balloonPercent: 0 },
  { termYears: 7, deposit: 4_350, balloonPercent: 20 },
  { termYears: 1, deposit: 15_000, balloonPercent: 30 },
];
const remotes = {
  'mfe-finance': {
    lender_fees: { Angle: 1_300 },
    fees: [
      { name: 'Vehicle security registration', amount: 6, each: 'loan' },
      { name: 'Dealer agency fee', amount: 912.25, each: 'loan' },
      { name: 'Account administration', amount: 8, each: 'month' },
    ],
  },
};
const sites = [
  siteOf({ search_filters: ['weekly', 'weekly_price_range', 'make'] }),
  siteOf({ slug: 'months', flags: { finance_monthly: true }, search_filters: ['weekly_price_range'] }),
  siteOf({ slug: 'fees', remotes, search_filters: ['weekly', 'weekly_price_range'] }),
  siteOf({ slug: 'angle', finance_provider: 'angle', search_filters: ['weekly_price_range'] }),
];
const ALL = { limit: 500, offset: 0 };
const asked: Partial<SearchState>[] = [
  {},
  { ranges: { weekly: { max: 150 } } },
  { ranges: { weekly: { min: 101, max: 300 } } },
  { filters: { weekly_price_range: ['75:100', '200:250'] } },
  { excluded: { weekly_price_range: ['0:75'] }, filters: { make: ['Mazda'] } },
];

test('columns and database say the same under every assumption, and as the cards do', async () => {
  const before = searches.leftToPostgres();
  for (const site of sites) {
    for (const assumption of [...assumptions, assumptions[0]!]) {
      const shopper = { ...site, assumption };
      const { hits: all, facets } = await searches.columns.search(shopper, everything, ALL);
      expect(all.some(({ weekly_repayment: weekly }) => weekly !== null)).toBe(true);
      for (const change of asked) {
        const state = { ...everything, ...change };
        const { expected, found } = await searches.bothAnswers(shopper, state, ALL);
        expect({ assumption, state, ...found }).toEqual({ assumption, state, ...expected });
        const { min = -Infinity, max = Infinity } = change.ranges?.weekly ?? {};
        if (change.ranges)
          expect(found.count).toBe(all.filter(({ weekly_repayment: w }) => w !== null && w >= min && w <= max).length);
      }
      const counted = facets['weekly_price_range']?.reduce((sum, { count }) => sum + count, 0);
      expect(counted).toBe(all.filter(({ weekly_repayment: weekly }) => weekly !== null).length);
    }
  }
  expect(searches.leftToPostgres()).toBe(before);
}, 60_000);

test('a site that asks for fees besides its lenders filters, counts and bounds by what its cards say', async () => {
  const site = siteOf({ slug: 'fees', remotes, search_filters: ['weekly', 'weekly_price_range'] });
  const others = await searches.columns.search(siteOf({ search_filters: ['weekly'] }), everything, ALL);
  const { hits } = await searches.columns.search(site, everything, ALL);
  const figures = hits.flatMap(({ weekly_repayment: weekly }) => weekly ?? []);
  const least = Math.min(...figures);

  expect(least).toBeGreaterThan(others.bounds!.weekly!.min);
  for (const change of asked) {
    const state = { ...everything, ...change };
    const { expected, found } = await searches.bothAnswers(site, state, ALL);
    expect(found).toEqual(expected);
    const { min = -Infinity, max = Infinity } = change.ranges?.weekly ?? {};
    if (change.ranges) expect(found.count).toBe(figures.filter((weekly) => weekly >= min && weekly <= max).length);
  }
  const { found } = await searches.bothAnswers(site, everything, ALL);
  expect(found.bounds?.weekly).toEqual({ min: least, max: Math.max(...figures) });
});

test('who has no assumption is not given another’s figures', async () => {
  const [site] = sites;
  const own = await searches.columns.search(site!, everything, ALL);
  const others = await searches.columns.search({ ...site!, assumption: assumptions[2]! }, everything, ALL);
  const again = await searches.columns.search(site!, everything, ALL);

  expect({ ...again, ms: 0 }).toEqual({ ...own, ms: 0 });
  expect(others.bounds?.weekly).not.toEqual(own.bounds?.weekly);
  expect(others.facets['weekly_price_range']).not.toEqual(own.facets['weekly_price_range']);
});

test('more assumptions than are kept, one after the other, are answered each by its own', async () => {
  const weeklyOf = async (deposit: number) => {
    const shopper = { ...sites[0]!, assumption: { termYears: 5, deposit, balloonPercent: 0 } };
    return (await searches.columns.search(shopper, everything)).bounds?.weekly?.max;
  };
  const first = [];
  for (let deposit = 0; deposit < 6_000; deposit += 500) first.push(await weeklyOf(deposit));
  const again = [];
  for (let deposit = 0; deposit < 6_000; deposit += 500) again.push(await weeklyOf(deposit));

  expect(new Set(first).size).toBe(12);
  expect(again).toEqual(first);
});

test('a site whose only lender offers nothing finds nothing by the week, in columns and in the database', async () => {
  const shopper = {
    ...siteOf({ slug: 'nissan', finance_provider: 'nissan', search_filters: ['weekly_price_range'] }),
    assumption: assumptions[0]!,
  };
  const state = { ...everything, ranges: { weekly: { max: 5_000 } } };

  const { expected, found } = await searches.bothAnswers(shopper, state, ALL);

  expect([expected.count, found.count]).toEqual([0, 0]);
});

test('on a site of subscriptions a week costs its price, whatever loan a shopper assumes', async () => {
  const site = siteOf({ slug: 'weeks', flags: { subscription_site: true }, search_filters: ['weekly_price_range'] });
  const state = { ...everything, ranges: { weekly: { max: 5_000 } } };
  const own = await searches.bothAnswers(site, state, ALL);
  const assumed = await searches.bothAnswers({ ...site, assumption: assumptions[1]! }, state, ALL);

  expect(own.found.count).toBeGreaterThan(0);
  expect([assumed.expected.count, assumed.found.count]).toEqual([own.expected.count, own.found.count]);
  expect([assumed.expected.bounds, assumed.found.bounds]).toEqual([own.expected.bounds, own.found.bounds]);
});
