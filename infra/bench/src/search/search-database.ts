import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { migrate } from '@infra/api/db/migrate';
import { importStock } from '@infra/api/modules/stock/import/import-stock.repository';
import { readDemoGroups } from '@infra/demo/groups/read-demo-groups';
import { generateStock } from '@infra/demo/stock-generator/generate-stock';
import { startPostgres } from '@infra/platform/postgres/start-postgres';

/** Copies of the 10,000-car group that make the national one. */
const COPIES = 25;
export const GROUP_10K = 'corella';
export const GROUP_250K = 'national';

/**
 * A PostgreSQL of its own with a group of 10,000 generated cars and one of 250,000, which is
 * the first one many times over under other ids and dealerships. BENCH_DATA_DIR names a folder
 * in which it is kept for the next run; without the national group, it is not.
 */
export async function startSearchDatabase(announce: (line: string) => void, { isNational = true } = {}) {
  const kept = isNational ? process.env['BENCH_DATA_DIR'] : undefined;
  const dataDir = kept === undefined ? mkdtempSync(join(tmpdir(), 'dealer-bench-')) : resolve(kept);
  mkdirSync(dataDir, { recursive: true });
  const filled = join(dataDir, 'filled');
  const postgres = await startPostgres({
    dataDir,
    log: { info: () => undefined, warn: announce },
    settings: ['fsync=off'],
  });
  const stop = async () => {
    await postgres.stop();
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.url);
    if (!existsSync(filled)) {
      await fill(postgres.url, announce, isNational);
      writeFileSync(filled, '');
    }
    return { url: postgres.url, appUrl: postgres.appUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(url: string, announce: (line: string) => void, isNational: boolean): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    announce('Importing 10,000 generated cars ...');
    await importGenerated(client);
    if (isNational) {
      announce(`Copying them to ${(COPIES * 10_000).toLocaleString('en-AU')} ...`);
      await multiply(client);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

async function importGenerated(client: Client): Promise<void> {
  const group = (await readDemoGroups()).find(({ slug }) => slug === GROUP_10K);
  if (!group) throw new Error(`There is no demo group ${GROUP_10K}`);
  await client.query(`select set_config('app.operator', 'on', false), set_config('app.group', $1, false)`, [GROUP_10K]);
  await client.query(`insert into dealer_group (slug, name) values ($1, 'Ten thousand'), ($2, 'National')`, [
    GROUP_10K,
    GROUP_250K,
  ]);
  for (const { slug, name } of group.dealerships) {
    await client.query('insert into dealership (group_slug, slug, id, name) values ($1, $2, $3, $4)', [
      GROUP_10K,
      slug,
      slug,
      name,
    ]);
  }
  const now = new Date();
  const cars = generateStock({
    group,
    count: 10_000,
    seed: 1,
    now,
    pickPictures: () => ['none'],
    pickSpin: () => null,
    pickCloserLooks: () => [],
  });
  await importStock({ client, group: GROUP_10K, rows: withoutLocations(cars), fileName: 'bench', now });
}

/** The bench has dealerships only. */
function* withoutLocations(rows: Iterable<Record<string, unknown>>) {
  for (const row of rows) yield { ...row, location_id: undefined };
}

async function multiply(client: Client): Promise<void> {
  // Policies allow one group at a time: a temporary copy carries rows from the one to the other.
  await client.query(`select set_config('app.group', $1, false)`, [GROUP_10K]);
  await client.query(`create temp table one_vehicle as select * from vehicle; create temp table one_facet as select * from vehicle_facet;
    create temp table one_value as select * from facet_value`);
  await client.query(`select set_config('app.group', $1, false)`, [GROUP_250K]);
  const columns = async (table: string, changed: Record<string, string>) => {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = $1`,
      [table],
    );
    const names = rows.map(({ name }) => name);
    return { names: names.join(', '), values: names.map((name) => changed[name] ?? `o.${name}`).join(', ') };
  };
  const group = `'${GROUP_250K}'`;
  const vehicle = await columns('vehicle', {
    group_slug: group,
    id: `o.id || '-' || c`,
    slug: `o.slug || '-' || c`,
    dealership_slug: `o.dealership_slug || '-' || c`,
    import_id: 'null',
  });
  await client.query(
    `insert into vehicle (${vehicle.names}) select ${vehicle.values} from one_vehicle o, generate_series(1, ${COPIES}) c`,
  );
  const facet = await columns('vehicle_facet', {
    group_slug: group,
    id: `o.id || '-' || c`,
    dealership_slug: 'o.dealership_slug + 100 * c',
    custom_rank: 'floor(random() * 1000)',
  });
  await client.query(
    `insert into vehicle_facet (${facet.names}) select ${facet.values} from one_facet o, generate_series(1, ${COPIES}) c order by random()`,
  );
  await client.query(
    `insert into facet_value select ${group}, attribute, code, key, label from one_value where attribute <> 'dealership_slug'
     union all select ${group}, attribute, code + 100 * c, key || '-' || c, label || '-' || c from one_value, generate_series(1, ${COPIES}) c where attribute = 'dealership_slug'`,
  );
  await client.query(
    `insert into stock_word select ${group}, word, ndoc from ts_stat('select words from one_facet') where word ~ '^[a-z]{3,}$'`,
  );
  await client.query(`insert into stock_revision (group_slug) values (${group})`);
}
