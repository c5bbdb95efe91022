import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import { migrate } from './migrate';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase();
  directory = mkdtempSync(join(tmpdir(), 'migrate-'));
  write('9001_first.sql', 'create table first (id int)');
}, 60_000);
afterEach(() => database.drop());

const write = (name: string, sql: string) => writeFileSync(join(directory, name), sql);
const run = () => migrate(database.url, directory);

async function ask(sql: string) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const applied = () => ask(`select name from schema_migration where name like '9%' order by name`);

test('each migration runs once, in the order of the names', async () => {
  write('9002_second.sql', 'alter table first add column word text');
  await run();
  await run();
  expect(await applied()).toEqual([{ name: '9001_first.sql' }, { name: '9002_second.sql' }]);
});

test('two processes that start together apply everything once', async () => {
  await Promise.all([run(), run(), run()]);
  expect(await applied()).toEqual([{ name: '9001_first.sql' }]);
});

test('a migration that fails leaves nothing of itself and is named', async () => {
  write('9002_broken.sql', 'create table half (id int); select nonsense');
  await expect(run()).rejects.toThrow('Migration 9002_broken.sql failed: column "nonsense" does not exist');
  expect(await ask(`select to_regclass('half') as half, to_regclass('first') is not null as first`)).toEqual([
    { half: null, first: true },
  ]);
  expect(await applied()).toEqual([{ name: '9001_first.sql' }]);
});

test('a migration that changed after it was applied is refused', async () => {
  await run();
  write('9001_first.sql', 'create table first (id bigint)');
  await expect(run()).rejects.toThrow('9001_first.sql was changed after it was applied');
});
