import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { runStockCommand } from '../src/modules/stock/cli/run-stock-command';
import { readStockArguments } from '../src/modules/stock/cli/stock-arguments';
import { importStock } from '../src/modules/stock/import/import-stock.repository';

const ROOT = join(import.meta.dirname, '../../..');

export type FeedRow = Record<string, unknown>;

/** A row of a feed: a used Kia of the dealership north. */
export const feedCar = (stocknum: string, more: FeedRow = {}): FeedRow => ({
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

/** So many of them, N0 and on. */
export const feedCars = (count: number, more: FeedRow = {}) =>
  Array.from({ length: count }, (_unused, index) => feedCar(`N${index}`, more));

/** A database to import into, one group after the other: `enter` before each test. */
export async function startImports() {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.url });
  const reader = new Client({ connectionString: database.appUrl });
  await Promise.all([client.connect(), reader.connect()]);
  const reportsDirectory = mkdtempSync(join(tmpdir(), 'stock-reports-'));
  let group = '';

  return {
    database,
    client,
    /** As shoppers' queries read. */
    reader,
    reportsDirectory,
    group: () => group,

    /** A new group with the dealerships north and south, which all below is about from then on. */
    async enter(slug: string) {
      group = slug;
      await client.query(`select set_config('app.operator', 'on', false), set_config('app.group', $1, false)`, [group]);
      await client.query('insert into dealer_group (slug, name) values ($1, $2)', [group, group]);
      for (const dealer of ['north', 'south'])
        await client.query('insert into dealership (group_slug, slug, id, name) values ($1, $2, $3, $4)', [
          group,
          dealer,
          `${dealer}-id`,
          `Dealer ${dealer}`,
        ]);
      await reader.query(`select set_config('app.group', $1, false)`, [group]);
    },

    run: (rows: Iterable<FeedRow> | AsyncIterable<FeedRow>, more: object = {}) =>
      importStock({ client, group, rows, fileName: 'test.json', ...more }),

    /** What shoppers' queries see. */
    async stock(): Promise<{ id: string; price: number | null }[]> {
      return (await reader.query<{ id: string; price: number | null }>('select id, price from vehicle order by id'))
        .rows;
    },
    searchable: async () => (await reader.query('select 1 from vehicle_facet')).rowCount,

    command: (line: string) =>
      runStockCommand(readStockArguments([...line.split(' '), '--group', group]), {
        client,
        reportsDirectory,
        imagesDirectory: join(ROOT, 'infra/demo/pictures'),
        openProgress: () => ({ update: () => undefined, stop: () => undefined }),
      }),

    async stop() {
      await Promise.all([client.end(), reader.end()]);
      await database.drop();
      rmSync(reportsDirectory, { recursive: true });
    },
  };
}
