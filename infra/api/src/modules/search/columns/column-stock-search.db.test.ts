import { Client } from 'pg';
import { listFilters, sortOrders } from '@shared-kit/contracts/search-fields';
import type { SearchState } from '@shared-kit/contracts/search.contract';
import { siteSchema } from '@shared-kit/contracts/site-config.contract';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { randomSearches, searchChoices } from '../../../../test/random-searches';
import { dice, feedRows } from '../../../../test/search-feed';
import { createDb } from '../../../db/db';
import type { Db } from '../../../db/db';
import type { TenantSite } from '../../../plugins/tenant';
import { importStock } from '../../stock/import/import-stock';
import { postgresStockSearch, rememberDictionaries } from '../find/postgres-stock-search';
import { stockRevisions } from '../../stock/stock-revisions.service';
import type { StockSearch } from '../find/stock-search.port';
import { columnEngine } from './column-engine';
import { columnStockSearch } from './column-stock-search';

const GROUP = 'sunrise';
const NOW = new Date();
let database: TestDatabase;
let owner: Client;
let db: Db;
let postgres: StockSearch;
let columns: StockSearch;
/** Searches that PostgreSQL answered because the columns were not there. */
let leftToPostgres = 0;

function siteOf(changes: object = {}): TenantSite {
  const config = siteSchema.parse({
    slug: 'sunrise',
    name: 'Sunrise',
    dealership_group: GROUP,
    hosts: ['sunrise.test'],
    phone: '07 3000 0000',
    email: 'hello@dealer.example',
    address: { street: '1 Main Street', city: 'Brisbane', state: 'QLD', postcode: '4000' },
    dealer_license_number: '1',
    theme: { accent: '#0b5fff' },
    search_filters: listFilters,
    revision: 1,
    group_name: 'Sunrise',
    ...changes,
  });
  return { slug: config.slug, group_slug: GROUP, config };
}

const importRows = (rows: ReturnType<typeof feedRows>) =>
  importStock({ client: owner, group: GROUP, rows, fileName: 'sunrise.json', now: NOW });

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`select set_config('app.operator', 'on', false), set_config('app.group', $1, false)`, [GROUP]);
  await owner.query(`insert into dealer_group (slug, name) values ($1, 'Sunrise')`, [GROUP]);
  await owner.query(`insert into dealership (group_slug, slug, id, name) values ($1, 'main', 'main', 'Main')`, [GROUP]);
  await importRows(feedRows(300));
  db = createDb(database.appUrl, { max: 3 });
  const revisionOf = stockRevisions(db, 1);
  const labelsOf = rememberDictionaries(db);
  postgres = postgresStockSearch(db, revisionOf, () => NOW, labelsOf);
  const counting: StockSearch = {
    ...postgres,
    search: (...asked) => {
      leftToPostgres++;
      return postgres.search(...asked);
    },
  };
  columns = columnStockSearch(db, counting, { revisionOf, columns: columnEngine(db), clock: () => NOW });
});
afterAll(async () => {
  await db.$client.end();
  await owner.end();
  await database.drop();
});

const everything: SearchState = { query: '', page: 1, sortBy: 'rank', filters: {}, ranges: {} };

/** Searches until the columns answer; every answer on the way is PostgreSQL's. */
async function untilInMemory(): Promise<void> {
  let before: number;
  do {
    before = leftToPostgres;
    await columns.search(siteOf(), everything);
  } while (leftToPostgres > before);
}

async function bothAnswers(site: TenantSite, state: SearchState) {
  const [{ ms: _slow, ...expected }, { ms: _fast, ...found }] = await Promise.all([
    postgres.search(site, state),
    columns.search(site, state),
  ]);
  return { expected, found };
}

test('columns answer every search exactly as PostgreSQL does', async () => {
  await untilInMemory();
  const before = leftToPostgres;
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
    const { expected, found } = await bothAnswers(pick(sites), state);
    expect({ state, ...found }).toEqual({ state, ...expected });
  }
  expect(leftToPostgres).toBe(before);
}, 60_000);

test.each([...Object.entries(searchChoices), ['categories', ['seven-seats']] as const])(
  'what is not wanted of %s is left out by columns exactly as by PostgreSQL',
  async (name, values) => {
    await untilInMemory();
    const before = leftToPostgres;
    const { count } = await columns.search(siteOf(), everything);
    const { expected, found } = await bothAnswers(siteOf(), { ...everything, excluded: { [name]: [...values] } });

    expect(found).toEqual(expected);
    expect(found.count).toBeLessThan(count);
    expect(leftToPostgres).toBe(before);
  },
);

test('a changed stock is found by the very next search, in memory, whatever came, went or changed', async () => {
  await untilInMemory();
  const { count } = await columns.search(siteOf(), everything);
  const before = leftToPostgres;
  const [first] = feedRows(1);
  const car = { ...first!, status: 'in_stock', show_on_dealer_website: true };
  const rows = feedRows(300);
  const changes = [
    [...rows, { ...car, stocknum: 'NEW1', badge: 'Zanzibar', custom_rank: 999 }],
    rows.map((row, index) => ({ ...row, price: index % 3 === 0 ? 20_000 + index : row.price, km: 1_000 + index })),
    rows.filter((_row, index) => index % 9 !== 0),
  ];

  for (const [index, changed] of changes.entries()) {
    await importRows(changed);
    for (const random of randomSearches(8)) {
      const state: SearchState = { ...everything, sortBy: sortOrders[index + 1] ?? 'rank', ...random };
      const { expected, found } = await bothAnswers(siteOf(), state);
      expect({ state, ...found }).toEqual({ state, ...expected });
    }
    const { expected, found } = await bothAnswers(siteOf(), { ...everything, query: 'zanzibar' });
    expect(found).toEqual(expected);
    expect(found.count).toBe(index === 0 ? 1 : 0);
    if (index === 0) expect((await columns.search(siteOf(), everything)).count).toBe(count + 1);
  }
  expect(leftToPostgres).toBe(before);
});

test('a card that changes while its search row does not is found changed by the very next search', async () => {
  await untilInMemory();
  const { hits } = await columns.search(siteOf(), everything);
  const car = hits.find(({ reserved }) => !reserved)!;
  const before = leftToPostgres;
  await owner.query(`select set_config('app.group', $1, false)`, [GROUP]);
  await owner.query(`update vehicle set card = jsonb_set(card, '{reserved}', 'true') where id = $1`, [car.id]);
  await owner.query('update stock_revision set revision = revision + 1');

  const { expected, found } = await bothAnswers(siteOf(), everything);
  expect(found).toEqual(expected);
  expect(found.hits.find(({ id }) => id === car.id)).toMatchObject({ reserved: true });
  expect(leftToPostgres).toBe(before);
});

test('so many changes that all is read anew leave the searches to PostgreSQL until it is', async () => {
  await untilInMemory();
  await owner.query(`select set_config('app.group', $1, false)`, [GROUP]);
  await owner.query(`insert into stock_row_change (group_slug) values ($1)`, [GROUP]);
  await owner.query('update stock_revision set revision = revision + 1');
  const before = leftToPostgres;

  const { expected, found } = await bothAnswers(siteOf(), everything);
  expect(found).toEqual(expected);
  expect(leftToPostgres).toBe(before + 1);
  await untilInMemory();
});
