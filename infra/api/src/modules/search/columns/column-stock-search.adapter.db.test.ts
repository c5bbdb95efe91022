import { sortOrders } from '@shared-kit/contracts/search/search-fields';
import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { everything, GROUP, siteOf, startBothSearches } from '../../../../test/search/both-searches';
import { randomSearches } from '../../../../test/search/random-searches';
import { dice, feedRows } from '../../../../test/search/search-feed';

let searches: Awaited<ReturnType<typeof startBothSearches>>;

beforeAll(async () => {
  searches = await startBothSearches(feedRows(300), new Date());
});
afterAll(() => searches.stop());

test('columns answer every search exactly as PostgreSQL does', async () => {
  await searches.untilInMemory();
  const before = searches.leftToPostgres();
  const { next, pick } = dice(11);
  const words = ['toyota', 'hilx', 'cx 5', 'swift gx', 'mazda 3', 'sunris', 'white ute', 'zzzz'];
  const exclusions: SearchState['excluded'][] = [
    { make: ['TOYOTA'] },
    { make: ['Mazda', 'Kia'], body: ['ute'] },
    { colour: ['White'], fuel: ['Electric'] },
    { seats: ['7'], year: ['2015'], price_range: ['25000:30000'] },
    { filtered_features: ['Leather seats'] },
    { certified: ['true'], model: ['nothing of that name'] },
  ];
  const sites = [
    siteOf(),
    siteOf({ slug: 'used', base_filter: { car_type: ['used'], make: ['Toyota', 'Mazda'] }, include_sold_cars_days: 0 }),
    siteOf({ slug: 'weekly', flags: { subscription_site: true }, excluded_stocknums: ['S1', 'S2', 'S3'] }),
  ];
  for (const random of randomSearches(70)) {
    const excluded = next(3) === 0 ? pick(exclusions) : undefined;
    const state: SearchState = {
      query: next(3) === 0 ? pick(words) : '',
      page: 1 + next(3),
      sortBy: pick(sortOrders),
      filters: {
        ...random.filters,
        ...(next(6) === 0 && { categories: [pick(['just-arrived', 'offers', 'seven-seats'])] }),
      },
      ranges: random.ranges ?? {},
      ...(excluded && { excluded }),
      ...(next(5) === 0 && { near: { place: '4567', ...(next(2) === 0 && { radius: 50 as const }) } }),
    };
    const { expected, found } = await searches.bothAnswers(pick(sites), state);
    expect({ state, ...found }).toEqual({ state, ...expected });
  }
  expect(searches.leftToPostgres()).toBe(before);
}, 60_000);

test('a changed stock is found by the very next search, in memory, whatever came, went or changed', async () => {
  await searches.untilInMemory();
  const { count } = await searches.columns.search(siteOf(), everything);
  const before = searches.leftToPostgres();
  const [first] = feedRows(1);
  const car = { ...first!, status: 'in_stock', show_on_dealer_website: true };
  const rows = feedRows(300);
  const changes = [
    [...rows, { ...car, stocknum: 'NEW1', badge: 'Zanzibar', custom_rank: 999 }],
    rows.map((row, index) => ({ ...row, price: index % 3 === 0 ? 20_000 + index : row.price, km: 1_000 + index })),
    rows.filter((_row, index) => index % 9 !== 0),
  ];

  for (const [index, changed] of changes.entries()) {
    await searches.importRows(changed);
    for (const random of randomSearches(8)) {
      const state: SearchState = { ...everything, sortBy: sortOrders[index + 1] ?? 'rank', ...random };
      const { expected, found } = await searches.bothAnswers(siteOf(), state);
      expect({ state, ...found }).toEqual({ state, ...expected });
    }
    const { expected, found } = await searches.bothAnswers(siteOf(), { ...everything, query: 'zanzibar' });
    expect(found).toEqual(expected);
    expect(found.count).toBe(index === 0 ? 1 : 0);
    if (index === 0) expect((await searches.columns.search(siteOf(), everything)).count).toBe(count + 1);
  }
  expect(searches.leftToPostgres()).toBe(before);
});

test('a card that changes while its search row does not is found changed by the very next search', async () => {
  await searches.untilInMemory();
  const { hits } = await searches.columns.search(siteOf(), everything);
  const car = hits.find(({ reserved }) => !reserved)!;
  const before = searches.leftToPostgres();
  await searches.owner.query(`select set_config('app.group', $1, false)`, [GROUP]);
  await searches.owner.query(`update vehicle set card = jsonb_set(card, '{reserved}', 'true') where id = $1`, [car.id]);
  await searches.owner.query('update stock_revision set revision = revision + 1');

  const { expected, found } = await searches.bothAnswers(siteOf(), everything);
  expect(found).toEqual(expected);
  expect(found.hits.find(({ id }) => id === car.id)).toMatchObject({ reserved: true });
  expect(searches.leftToPostgres()).toBe(before);
});

test('so many changes that all is read anew leave the searches to PostgreSQL until it is', async () => {
  await searches.untilInMemory();
  await searches.owner.query(`select set_config('app.group', $1, false)`, [GROUP]);
  await searches.owner.query(`insert into stock_row_change (group_slug) values ($1)`, [GROUP]);
  await searches.owner.query('update stock_revision set revision = revision + 1');
  const before = searches.leftToPostgres();

  const { expected, found } = await searches.bothAnswers(siteOf(), everything);
  expect(found).toEqual(expected);
  expect(searches.leftToPostgres()).toBe(before + 1);
  await searches.untilInMemory();
});
