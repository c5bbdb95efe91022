import { Pool } from 'pg';
import { asOperator } from './as-operator';
import { emptiedDatabases } from './postgres/testing/emptied-database';
import type { TestDatabase } from './postgres/testing/test-database';
import { seedOnce } from './seed-once';

const emptied = emptiedDatabases();
let database: TestDatabase;
let owner: Pool;

beforeEach(async () => {
  database = await emptied();
  owner = new Pool({ connectionString: database.url });
}, 60_000);
afterEach(async () => {
  await owner.end();
  await database.drop();
});

/** Runs it as a start would and says whether the seed was called. */
async function start(seed: () => Promise<void> = async () => undefined) {
  let calls = 0;
  const counted = async () => {
    calls += 1;
    await seed();
  };
  await seedOnce({ owner, announce: () => undefined, seed: counted }).catch(() => undefined);
  return calls;
}

test('an empty database is filled once', async () => {
  expect([await start(), await start()]).toEqual([1, 0]);
});

test('a seed that was interrupted runs again, even with groups already there', async () => {
  const fails = async () => {
    await addGroup();
    throw new Error('power cut');
  };
  expect([await start(fails), await start(), await start()]).toEqual([1, 1, 0]);
});

test('a database with groups of its own is left alone', async () => {
  await addGroup();
  expect(await start()).toBe(0);
});

const addGroup = () =>
  asOperator(owner, (client) => client.query(`insert into dealer_group (slug, name) values ('own', 'Own')`));
