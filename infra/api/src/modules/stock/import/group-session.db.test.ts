import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import type { TestDatabase } from '@infra/platform/postgres/test-database';
import { runStockCommand } from '../cli/run-stock-command';
import { importStock } from './import-stock';

const group = 'corella';
let database: TestDatabase;
let client: Client;
let other: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  [client, other] = [0, 1].map(() => new Client({ connectionString: database.url })) as [Client, Client];
  await Promise.all([client.connect(), other.connect()]);
  await client.query(`select set_config('app.operator', 'on', false), set_config('app.group', $1, false)`, [group]);
  await client.query('insert into dealer_group (slug, name) values ($1, $2)', [group, group]);
  await client.query('insert into dealership (group_slug, slug, id, name) values ($1, $2, $3, $4)', [
    group,
    'north',
    'n',
    'N',
  ]);
});
afterAll(async () => {
  await Promise.all([client.end(), other.end()]);
  await database.drop();
});

const car = (stocknum: string) => ({
  stocknum,
  dealership_slug: 'north',
  year: 2020,
  make: 'Kia',
  model: 'Rio',
  car_type: 'used',
  price: 19_990,
});

test('two imports of one group do not run at once', async () => {
  async function* slow() {
    await expect(importStock({ client: other, group, rows: [car('OTHER')], fileName: 'other.json' })).rejects.toThrow(
      'Another import of corella is running',
    );
    yield car('N0');
  }
  const { counts } = await importStock({ client, group, rows: slow(), fileName: 'slow.json' });

  expect(counts).toEqual({ created: 1, updated: 0, unchanged: 0, removed: 0 });
});

test('a group that does not exist is named beside those that do', async () => {
  await expect(
    runStockCommand(
      { name: 'report', group: 'nobody', importId: undefined },
      { client, reportsDirectory: '', imagesDirectory: '', openProgress: () => ({ update() {}, stop() {} }) },
    ),
  ).rejects.toThrow('There is no dealer group "nobody". Groups: corella.');
});
