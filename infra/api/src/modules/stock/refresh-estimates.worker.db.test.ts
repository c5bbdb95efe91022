import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { createDb } from '../../db/db';
import type { Db } from '../../db/db';
import { importStock } from './import/import-stock.repository';
import { hasOldCards, refreshEstimates } from './refresh-estimates.worker';

let database: TestDatabase;
let owner: Client;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = new Client({ connectionString: database.url });
  await owner.connect();
  db = createDb(database.appUrl, { max: 1 });
  await owner.query(`select set_config('app.operator', 'on', false), set_config('app.group', 'sunrise', false)`);
  await owner.query(`insert into dealer_group (slug, name) values ('sunrise', 'Sunrise')`);
  await owner.query(`insert into dealership (group_slug, slug, id, name) values ('sunrise', 'main', 'main', 'Main')`);
});
afterAll(async () => {
  await owner.end();
  await db.$client.end();
  await database.drop();
});

const taurus = { termYears: 5, interestRate: 8, comparisonRate: 9, paymentWeek: 101.4, financeProvider: 'Taurus' };
const car = (stocknum: string, year: number) => ({
  stocknum,
  year,
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  price: 19_990,
  finance_lenders: { Taurus: taurus },
});

async function weekly() {
  await owner.query(`select set_config('app.group', 'sunrise', false)`);
  const { rows } = await owner.query<{
    stocknum: string;
    weekly: number | null;
    facet: number | null;
    rate: number | null;
    offers: string | null;
  }>(
    `select v.stocknum, v.weekly_repayment as weekly, f.weekly_repayment as facet, (v.card ->> 'comparison_rate')::float8 as rate, o.label as offers
     from vehicle v join vehicle_facet f using (group_slug, id)
     left join facet_value o on o.attribute = 'finance_offers' and o.code = f.finance_offers order by stocknum`,
  );
  return rows;
}

test('the import works out what may be shown, with both rates', async () => {
  await importStock({
    client: owner,
    group: 'sunrise',
    rows: [car('A', 2014), car('B', 2020)],
    fileName: 'x.json',
    now: new Date('2025-06-01T00:00:00Z'),
  });

  expect(await weekly()).toMatchObject([
    { stocknum: 'A', weekly: 101, facet: 101, rate: 9, offers: 'taurus:8::~14.46:5' },
    { stocknum: 'B', weekly: 101, facet: 101, rate: 9, offers: 'taurus:8::~14.46:5' },
  ]);
});

test('in the year in which a car grows too old for its lender the night takes its repayment away', async () => {
  const before = await owner.query<{ revision: string }>('select revision from stock_revision');

  expect(await refreshEstimates(db, 'sunrise', new Date('2026-06-01T00:00:00Z'))).toBe(1);
  expect(await weekly()).toMatchObject([
    { stocknum: 'A', weekly: null, facet: null, rate: null, offers: null },
    { stocknum: 'B', weekly: 101, facet: 101, rate: 9, offers: 'taurus:8::~14.46:5' },
  ]);
  expect((await owner.query<{ revision: string }>('select revision from stock_revision')).rows[0]?.revision).not.toBe(
    before.rows[0]?.revision,
  );
});

test('a row that was stored before offers were kept gets them, also those that no car of the group had', async () => {
  await owner.query(`select set_config('app.group', 'sunrise', false)`);
  await owner.query(`update vehicle_facet set finance_offers = 0`);
  await owner.query(`delete from facet_value where attribute = 'finance_offers'`);

  expect(await refreshEstimates(db, 'sunrise', new Date('2026-06-01T00:00:00Z'))).toBe(1);
  expect(await weekly()).toMatchObject([
    { stocknum: 'A', offers: null },
    { stocknum: 'B', offers: 'taurus:8::~14.46:5' },
  ]);
});

test.each([
  ['in no order', 'angle:7:0|taurus:8:0'],
  ['without their fee a month', 'angle:7:0:9>taurus:8:0/taurus:8:0>angle:7:0:9'],
])('a row whose offers are %s, as older releases wrote them, is found and refreshed', async (_how, label) => {
  const before = await hasOldCards(db);
  await owner.query(`select set_config('app.group', 'sunrise', false)`);
  await owner.query(
    `update facet_value set label = $1, key = $1 where code in (select finance_offers from vehicle_facet) and attribute = 'finance_offers'`,
    [label],
  );
  const old = await hasOldCards(db);

  expect(await refreshEstimates(db, 'sunrise', new Date('2026-06-01T00:00:00Z'))).toBe(1);
  expect([before, old, await hasOldCards(db)]).toEqual([false, true, false]);
  expect((await weekly())[1]).toMatchObject({ stocknum: 'B', offers: 'taurus:8::~14.46:5' });
});

test('a night in which nothing changes writes nothing', async () => {
  expect(await refreshEstimates(db, 'sunrise', new Date('2026-06-02T00:00:00Z'))).toBe(0);
});
