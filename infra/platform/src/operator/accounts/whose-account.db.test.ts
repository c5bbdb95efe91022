import { migrate } from '@infra/api/db/migrate';
import { openPool } from '@infra/api/db/connect/open-pool';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { Pool } from 'pg';
import { asOperator } from '../../as-operator';
import { firstLink } from './first-link';

let database: TestDatabase;
let owner: Pool;
beforeEach(async () => {
  database = await createTestDatabase();
  owner = openPool({ connectionString: database.url });
  await asBefore();
}, 60_000);
afterEach(async () => {
  await owner.end();
  await database.drop();
});

/** The database as migration 0235 found it. */
async function asBefore(): Promise<void> {
  const columns = ['machine_user', 'linked_by', 'linked_at'].map((name) => `drop column ${name}`);
  await owner.query(`alter table operator_account ${columns.join(', ')}`);
  await owner.query(`delete from schema_migration where name = '0235_whose_account.sql'`);
}

const id = (number: number) => `5f1e3a0c-1f3b-4a57-9c0e-00000000000${number}`;

/** Accounts by their present names, and what was done to them before the migration. */
function fill() {
  const accounts = ['rosie', 'Mia', 'bea', 'carl', 'dorothy', 'dora'];
  const events = [
    // The starts of the machine's own users: one was renamed twice since, one spelled otherwise.
    ['root', null, 'invited', 'root as manager'],
    ['root', id(1), 'renamed', 'root to roswitha'],
    ['roswitha', id(1), 'renamed', 'roswitha to rosie'],
    ['mia', null, 'invited', 'mia as manager'],
    // Somebody else, invited at the machine, and somebody who was invited in the console under their own name.
    ['root', null, 'invited', 'bea as manager'],
    ['carl', id(1), 'invited', 'carl as manager'],
    // A start's own, whose name somebody else has by now.
    ['dora', null, 'invited', 'dora as manager'],
    ['dora', id(5), 'renamed', 'dora to dorothy'],
  ] as const;
  return asOperator(owner, async (client) => {
    for (const [index, name] of accounts.entries())
      await client.query(`insert into operator_account (id, name, role) values ($1, $2, 'manager')`, [
        ...[id(index + 1), name],
      ]);
    for (const [actor, by, kind, subject] of events)
      await client.query('insert into operator_event (actor, actor_id, kind, subject) values ($1, $2, $3, $4)', [
        ...[actor, by && `account:${by}`, kind, subject],
      ]);
  });
}

async function users(): Promise<Record<string, string | null>> {
  const { rows } = await asOperator(owner, (client) =>
    client.query<{ name: string; user: string | null }>('select name, machine_user as user from operator_account'),
  );
  return Object.fromEntries(rows.map(({ name, user }) => [name, user]));
}

test('accounts that were made before are known by the user of the machine whose they are, whatever they are called', async () => {
  await fill();
  await migrate(database.url);

  expect(await users()).toMatchObject({ rosie: 'root', Mia: 'Mia', bea: null, carl: null, dorothy: null });
});

test('a start opens the account of its user after a renaming, and makes them no second one', async () => {
  await fill();
  await migrate(database.url);

  const secret = await asOperator(owner, (client) => firstLink(client, 'root', Date.now()));
  const { rows } = await asOperator(owner, (client) =>
    client.query('select a.name from operator_link l join operator_account a on a.id = l.account_id'),
  );
  expect([secret === null, rows]).toEqual([false, [{ name: 'rosie' }]]);
  expect(Object.keys(await users())).toHaveLength(6);
});
