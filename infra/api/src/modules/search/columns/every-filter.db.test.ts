import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { rangeFilters } from '@shared-kit/contracts/search/search-fields';
import type { ListFilter, RangeFilter, SearchState } from '@shared-kit/contracts/search/search.contract';
import { baseFilterSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable, isListed } from '@shared-kit/domain/vehicle/availability/car-availability';
import { everything, GROUP, siteOf, startBothSearches } from '../../../../test/search/both-searches';
import { feedRows } from '../../../../test/search/search-feed';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import type { StockRule } from '../../stock/stock-rules.service';
import { stockRules } from '../../stock/stock-rules.service';
import { listSiteVehicles } from '../../stock/site-vehicles.service';
import { showsCar } from '../../stock/shows-car.service';
import { categories } from '../filters/categories';
import { listTable } from '../filters/filter-table';
import type { NumberFact } from '../filters/number-facts';
import { numberSources } from '../filters/number-facts';

/*
 * Each entry of the tables is searched for by values that the test's stock has. An entry without such a value fails:
 * whoever adds a filter adds cars that have it.
 */

const NOW = new Date();
const ALL = { limit: 500, offset: 0 };
let searches: Awaited<ReturnType<typeof startBothSearches>>;
let cars: Car[];

const rows = feedRows(160).map((row, index) => ({
  ...row,
  tag: index % 4 === 0 ? 'Manager special' : '',
  state: index % 3 === 0 ? 'NSW' : 'QLD',
  item_type: index % 5 === 0 ? 'truck' : 'car',
  dealership_slug: index % 2 === 0 ? 'main' : 'second',
  subscription_price: index % 3 === 0 ? 0 : index % 3 === 1 ? 100 + (index % 8) * 25 : '',
  before_price: index % 6 === 0 ? 90_000 : '',
  created_at: index % 7 === 0 ? new Date(NOW.getTime() - 2 * DAY_MS).toISOString() : row.created_at,
}));

beforeAll(async () => {
  searches = await startBothSearches(rows, NOW, ['main', 'second']);
  const { owner } = searches;
  await owner.query(`update vehicle_facet set weekly_repayment = 50 + custom_rank * 40 where custom_rank > 0`);
  await owner.query(
    `insert into location (group_slug, id, slug, dealership_slug, doc) select $1, slug, slug, 'main', doc
     from (values ('noosa', '{"name":"Noosa yard","address":{"lat":-26.4,"long":153.09}}'::jsonb),
       ('gympie', '{"name":"Gympie yard","address":{"lat":-26.19,"long":152.665}}')) as yards (slug, doc)`,
    [GROUP],
  );
  cars = (await owner.query<{ doc: Car }>('select doc from vehicle')).rows.map(({ doc }) => doc);
  await searches.untilInMemory();
});
afterAll(() => searches.stop());

const subscribed = { slug: 'weekly', flags: { subscription_site: true } };

/** Numbers that cars have, from the smallest to the largest. */
async function numbersOf(fact: NumberFact, site: TenantSite): Promise<[low: number, middle: number, high: number]> {
  const found = await Promise.all(
    numberSources(fact, site).map(({ column }) =>
      searches.owner.query<{ value: number }>(
        `select distinct ${column} as value from vehicle_facet where ${column} > 0`,
      ),
    ),
  );
  const values = found.flatMap((result) => result.rows.map(({ value }) => value)).toSorted((a, b) => a - b);
  const [low, middle, high] = [values[0], values[Math.floor(values.length / 2)], values.at(-1)];
  expect(low).toBeLessThan(middle!);
  expect(middle).toBeLessThan(high!);
  return [low!, middle!, high!];
}

/** Lists of values to search by: such as cars have, at the very ends of bands too, and such as none has. */
async function listsFor(name: ListFilter, site: TenantSite): Promise<string[][]> {
  const entry = listTable[name];
  if (entry.kind === 'categories') return [...categories.map((category) => [category]), [...categories], ['none such']];
  if (entry.kind === 'bands') {
    const [low, middle, high] = await numbersOf(entry.fact, site);
    const bands = [`${low}:${middle}`, `${middle}:${high}`, `${middle}:`, `:${middle}`, '0:1', ':', 'no band'];
    return [...bands.map((band) => [band]), [`${low}:${low + 1}`, `${high}:`]];
  }
  const { facets } = await searches.columns.search(site, { ...everything, filters: { [name]: [] } });
  const values = facets[name]?.slice(0, 5).map(({ value }) => value) ?? [];
  return [...values.map((value) => [value.toUpperCase()]), values.slice(0, 2), ['none such']].filter(
    (list) => list.length > 0,
  );
}

/** How many cars each of the searches finds; both engines say the same of it. */
async function countsOf(site: TenantSite, asked: readonly Partial<SearchState>[]): Promise<number[]> {
  const before = searches.leftToPostgres();
  const counts: number[] = [];
  for (const part of asked) {
    const state = { ...everything, ...part };
    const { expected, found } = await searches.bothAnswers(site, state, ALL);
    expect({ state, ...found }).toEqual({ state, ...expected });
    counts.push(found.count);
  }
  expect(searches.leftToPostgres()).toBe(before);
  return counts;
}

/** A filter without a value in stock would compare nothing with nothing. */
function expectSome(counts: readonly number[], all: number): void {
  expect(counts.some((count) => count > 0 && count < all)).toBe(true);
}

test.each(Object.keys(listTable) as ListFilter[])('%s is wanted and unwanted in columns as in SQL', async (name) => {
  for (const changes of [{}, subscribed]) {
    const site = siteOf({ ...changes, search_filters: [name] });
    const { count: all } = await searches.columns.search(site, everything);
    const lists = await listsFor(name, site);

    const wanted = lists.map((list) => ({ filters: { [name]: list } }));
    expectSome(await countsOf(site, wanted), all);
    const unwanted = lists.map((list) => ({ excluded: { [name]: list } }));
    expectSome(await countsOf(site, unwanted), all);
  }
});

type Numbers = Record<'price' | 'subscription_price' | 'km' | 'year' | 'weekly_repayment', number | null>;

/** What a range compares, the obvious way: a subscription site's prices are by the week where there are any (S4-21). */
const compared: Readonly<Record<RangeFilter, (numbers: Numbers, isSubscribed: boolean) => number | null>> = {
  price: (numbers, isSubscribed) => (isSubscribed && numbers.subscription_price) || numbers.price,
  km: ({ km }) => km,
  year: ({ year }) => year,
  weekly: (numbers, isSubscribed) => (isSubscribed ? numbers.subscription_price || null : numbers.weekly_repayment),
};

test.each(rangeFilters)('a range of %s has the same ends in columns as in SQL, and by hand', async (name) => {
  for (const changes of [{}, subscribed]) {
    const site = siteOf({ ...changes, search_filters: [] });
    const { count: all, hits } = await searches.columns.search(site, everything, ALL);
    const { rows: numbers } = await searches.owner.query<Numbers>('select * from vehicle_facet where id = any($1)', [
      idsOf(hits),
    ]);
    const values = numbers.map((row) => compared[name](row, site.config.flags.subscription_site));
    const [low, middle, high] = await numbersOf(name, site);
    const ranges: { min?: number; max?: number }[] = [
      { min: middle },
      { max: middle },
      { min: low, max: middle },
      { min: middle, max: middle },
      { min: middle - 0.5, max: high - 0.5 },
      { min: 0 },
    ];

    const asked = ranges.map((range) => ({ ranges: { [name]: range } }));
    const counts = await countsOf(site, asked);
    expectSome(counts, all);
    expect(counts).toEqual(
      ranges.map(
        ({ min = -1, max = Infinity }) =>
          values.filter((value) => value !== null && value >= min && value <= max).length,
      ),
    );
  }
});

test('cars around a place are the same in columns as in SQL', async () => {
  const site = siteOf({ search_filters: [] });
  const { count: all } = await searches.columns.search(site, everything);
  const asked = [25, 500].map((radius) => ({ near: { place: '4567', radius: radius as 25 | 500 } }));

  expectSome(await countsOf(site, asked), all);
});

/** Configurations that leave something out, for each kind of part that a site's stock is made of. */
const shown: Readonly<Record<StockRule['kind'], () => Promise<object[]>>> = {
  values: async () => {
    const names = Object.keys(baseFilterSchema.shape);
    const { facets } = await searches.columns.search(siteOf({ slug: 'bases', search_filters: names }), everything);
    return names.flatMap((name) => {
      const value = facets[name]?.at(-1)?.value ?? 'no value in stock';
      // However a person wrote it down; types of car are a list of ours.
      const spellings = name === 'car_type' ? [value] : [value, value.toUpperCase()];
      return spellings.map((spelling) => ({ base_filter: { [name]: [spelling] } }));
    });
  },
  withheld: async () => [{ excluded_stocknums: cars.slice(0, 20).map(({ stocknum }) => stocknum) }],
  sold: async () => [0, 1, 30].map((include_sold_cars_days) => ({ include_sold_cars_days })),
};

test.each(Object.keys(shown) as StockRule['kind'][])(
  'what a site shows by %s is the same in all four places that read it',
  async (kind) => {
    const whole = await searches.columns.search(siteOf(), everything, ALL);
    const configurations = await shown[kind]();
    expect(configurations).not.toHaveLength(0);
    for (const [index, changes] of configurations.entries()) {
      const site = siteOf({ slug: `${kind}-${index}`, search_filters: [], ...changes });
      expect(stockRules(site.config).map((rule) => rule.kind)).toContain(kind);
      const { expected, found } = await searches.bothAnswers(site, everything, ALL);
      const belonging = cars.filter((car) => car.show_on_dealer_website && showsCar(site.config, car));
      const listed = belonging.filter((car) => isListed(car, site.config.include_sold_cars_days, NOW));
      const available = await withScope(searches.db, scopeOf(site), (tx) => listSiteVehicles(tx, site, '', 500));

      expect(idsOf(expected.hits)).toEqual(idsOf(listed));
      expect(idsOf(found.hits)).toEqual(idsOf(listed));
      expect(idsOf(available)).toEqual(idsOf(belonging.filter(isAvailable)));
      expect(listed).not.toHaveLength(0);
      expect(listed).not.toHaveLength(whole.count);
    }
  },
);

function idsOf(found: readonly { id: string }[]): string[] {
  return found.map(({ id }) => id).toSorted();
}
