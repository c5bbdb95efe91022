import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { runStockCommand } from '../cli/run-stock-command';
import { readStockArguments } from '../cli/stock-arguments';
import { importStock } from './import-stock';
import { revertImport } from './revert-import';

const ROOT = join(import.meta.dirname, '../../../../../..');
const EXTRACT = join(ROOT, 'infra/api/test/fixtures/listings-au-2023-extract.csv');
const MAPPING = join(ROOT, 'infra/demo/mappings/listings-au-2023.yaml');

let database: TestDatabase;
let client: Client;
let reader: Client;
let reportsDirectory: string;
let group: string;
let groups = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  reader = new Client({ connectionString: database.appUrl });
  await Promise.all([client.connect(), reader.connect()]);
  reportsDirectory = mkdtempSync(join(tmpdir(), 'stock-reports-'));
});
afterAll(async () => {
  await Promise.all([client.end(), reader.end()]);
  await database.drop();
  rmSync(reportsDirectory, { recursive: true });
});

beforeEach(async () => {
  group = `group-${++groups}`;
  await client.query(`select set_config('app.operator', 'on', false), set_config('app.group', $1, false)`, [group]);
  await client.query('insert into dealer_group (slug, name) values ($1, $2)', [group, group]);
  for (const slug of ['north', 'south']) {
    await client.query('insert into dealership (group_slug, slug, id, name) values ($1, $2, $3, $4)', [
      group,
      slug,
      `${slug}-id`,
      `Dealer ${slug}`,
    ]);
  }
  await reader.query(`select set_config('app.group', $1, false)`, [group]);
});

type Row = Record<string, unknown>;
const car = (stocknum: string, more: Row = {}): Row => ({
  stocknum,
  dealership_slug: 'north',
  year: 2020,
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  price: 19_990,
  km: 30_000,
  ...more,
});
const cars = (count: number, more: Row = {}) =>
  Array.from({ length: count }, (_unused, index) => car(`N${index}`, more));
const run = (rows: Iterable<Row> | AsyncIterable<Row>, more: object = {}) =>
  importStock({ client, group, rows, fileName: 'test.json', ...more });

/** What shoppers' queries see. */
async function stock(): Promise<{ id: string; price: number | null }[]> {
  const { rows } = await reader.query<{ id: string; price: number | null }>(
    'select id, price from vehicle order by id',
  );
  return rows;
}
const ids = async () => (await stock()).map(({ id }) => id);
const searchable = async () => (await reader.query('select 1 from vehicle_facet')).rowCount;

function command(line: string) {
  return runStockCommand(readStockArguments([...line.split(' '), '--group', group]), {
    client,
    reportsDirectory,
    imagesDirectory: join(ROOT, 'infra/demo/pictures'),
    openProgress: () => ({ update: () => undefined, stop: () => undefined }),
  });
}

test('the real extract gives browsable cars and a truthful report', async () => {
  const { lines, ok } = await command(`import ${EXTRACT} --mapping ${MAPPING}`);

  expect(ok).toBe(true);
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^Import \d+: 62 rows read in [\d.]+ s, 61 accepted, 1 refused\.$/),
    'Stock: 61 new, 0 changed, 0 unchanged, 0 removed.',
    'Refused rows by reason:',
    '        1  stocknum: the same car as an earlier row',
  ]);
  const { rows } = await reader.query<{ doc: Record<string, unknown> }>(
    `select doc from vehicle where model = 'Range Rover Evoque'`,
  );
  expect(rows[0]?.doc).toMatchObject({
    name: '2015 Land Rover Range Rover Evoque TD4 Pure',
    simple_body: 'SUV',
    simple_fuel: 'Diesel',
    simple_drive: 'AWD',
    city: 'Castle Hill',
    state: 'NSW',
    status: 'in_stock',
    photos_count: expect.any(Number),
    primary_image_url: expect.stringMatching(/^suv-.*-white-front34$/),
  });
});

test('every refused row is in the file and in the report with its row number, field, reason and value', async () => {
  const file = join(reportsDirectory, 'feed.json');
  const bad = [
    car('1'),
    car('2', { year: 'soon' }),
    car('3', { make: '', car_type: 'stolen' }),
    car('1', { price: 1 }),
    car('5', { price: '12 apples' }),
    car('6', { dealership_slug: 'west' }),
    car('7', { location_id: 'nowhere' }),
    car('8', { dealership_slug: '' }),
    car('9', { price: '$21,500' }),
  ];
  const { writeFileSync } = await import('node:fs');
  writeFileSync(file, JSON.stringify(bad));
  const { lines } = await command(`import ${file}`);
  const path = lines.find((line) => line.startsWith('Each of them'))?.split(': ')[1] ?? '';

  expect(readFileSync(path, 'utf8').trim().split('\n')).toEqual([
    'row,field,reason,value',
    '2,year,not a year,soon',
    '3,make,missing,',
    expect.stringMatching(/^3,car_type,.*,stolen$/),
    '4,stocknum,the same car as an earlier row,row 1',
    '5,price,not a number,12 apples',
    '6,dealership_slug,the group has no such dealership,west',
    '7,location_id,the group has no such location,nowhere',
    '8,dealership_slug,"missing, and the group has several dealerships",',
  ]);
  expect((await stock()).map(({ price }) => price).sort()).toEqual([19_990, 21_500]);
  const { rows } = await reader.query<{ rows: number }>(
    'select count(distinct row_number)::int as rows from stock_import_refusal where group_slug = $1',
    [group],
  );
  expect(rows[0]?.rows).toBe(7);
});

test('importing the same feed again changes nothing, and one changed price changes one car', async () => {
  await run(cars(20));
  const again = await run(cars(20));
  const changed = await run([car('N0', { price: 18_990 }), ...cars(20).slice(1)]);

  expect(again.counts).toEqual({ created: 0, updated: 0, unchanged: 20, removed: 0 });
  expect(changed.counts).toEqual({ created: 0, updated: 1, unchanged: 19, removed: 0 });
  expect(await searchable()).toBe(20);
});

test('a car keeps the date of its first import when the feed gives none', async () => {
  await run(cars(1), { now: new Date('2026-01-01T00:00:00Z') });
  await run([car('N0', { price: 1_000 })], { now: new Date('2026-06-01T00:00:00Z') });
  const { rows } = await reader.query<{ created_at: Date; card: { created_at: string } }>(
    'select created_at, card from vehicle',
  );

  expect(rows[0]?.created_at.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  expect(rows[0]?.card.created_at).toBe('2026-01-01T00:00:00.000Z');
});

test('a feed changes only the dealerships in it', async () => {
  await run([...cars(5), car('S1', { dealership_slug: 'south' })]);
  await run(cars(5, { price: 5_000 }));

  expect(await ids()).toContain('south-s1');
});

test('refuses the whole feed when more than a fifth of a dealership would vanish', async () => {
  await run([...cars(10), ...cars(3, { dealership_slug: 'south' })]);
  const { status, message } = await run([...cars(7), ...cars(4, { dealership_slug: 'south' })]);

  expect([status, message]).toEqual([
    'refused',
    'Too many cars would vanish: north would lose 3 of 10. Use --allow-shrink if that is right.',
  ]);
  expect(await ids()).toHaveLength(13);
});

test('a fifth may vanish, and more when it is allowed', async () => {
  await run(cars(10));
  expect((await run(cars(8))).counts.removed).toBe(2);
  expect((await run(cars(1), { allowShrink: true })).counts.removed).toBe(7);
  expect(await searchable()).toBe(1);
});

test.each([
  ['no rows', []],
  ['only rows that are refused', [car('1', { year: '' })]],
])('a feed with %s leaves the stock alone', async (_case, rows) => {
  await run(cars(3));

  expect((await run(rows)).status).toBe('refused');
  expect(await ids()).toHaveLength(3);
});

test('shoppers see nothing of an import until all of it is there', async () => {
  await run(cars(10));
  const seen: number[] = [];
  async function* watched() {
    for (const row of cars(12, { price: 11_000 })) {
      seen.push((await stock()).filter(({ price }) => price === 11_000).length);
      yield row;
    }
  }
  await run(watched());

  expect(new Set(seen)).toEqual(new Set([0]));
  expect((await stock()).filter(({ price }) => price === 11_000)).toHaveLength(12);
});

test('a feed that breaks off leaves the stock as it was, and its log says so', async () => {
  await run(cars(3));
  async function* broken() {
    yield car('N9');
    throw new Error('the connection was lost');
  }
  await expect(run(broken())).rejects.toThrow('the connection was lost');

  expect(await ids()).toHaveLength(3);
  expect((await command('report')).lines[0]).toMatch(/failed {2}import of test\.json/);
});

test('one command takes the last import back: changed, new and removed cars alike', async () => {
  await run(cars(10));
  const before = await stock();
  await run([car('N0', { price: 1_234 }), ...cars(9).slice(1), car('NEW')]);
  await command('revert last');

  expect(await stock()).toEqual(before);
  expect(await searchable()).toBe(10);
  expect((await run(cars(10))).counts.unchanged).toBe(10);
});

test('imports are taken back one after the other, newest first, and a revert can be reverted', async () => {
  const [first, second] = [await run(cars(10)), await run(cars(10, { price: 2_000 }))];
  await expect(revertImport(client, group, first.importId)).rejects.toThrow(
    `Import ${second.importId} changed some of the same cars`,
  );

  const revert = await revertImport(client, group, 'last');
  expect((await stock())[0]?.price).toBe(19_990);
  await revertImport(client, group, revert.importId);
  expect((await stock())[0]?.price).toBe(2_000);
  await revertImport(client, group, 'last');
  await revertImport(client, group, 'last');
  expect(await ids()).toEqual([]);
  await expect(revertImport(client, group, 'last')).rejects.toThrow('no import to revert');
});

test("does not reveal another group's cars, imports or refused rows", async () => {
  await run([...cars(3), car('bad', { year: '' })]);
  await reader.query(`select set_config('app.group', 'somebody-else', false)`);

  for (const table of [
    'vehicle',
    'vehicle_facet',
    'facet_value',
    'stock_word',
    'stock_revision',
    'stock_import',
    'stock_import_refusal',
  ]) {
    expect([table, (await reader.query(`select 1 from ${table}`)).rowCount]).toEqual([table, 0]);
  }
});
