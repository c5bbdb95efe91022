import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { testServer } from '@infra/platform/postgres/testing/test-server';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { PoolClient } from 'pg';
import { openDatabaseRoad } from '../../test/database-road';
import { createDb } from './db';
import type { Tx } from './db';
import { withScope } from './scope';

test('a database whose machine is gone without a word is given up, and its successor is asked by a new connection', async () => {
  await using resources = new AsyncDisposableStack();
  const database = await createTestDatabase();
  resources.defer(() => database.drop());
  const road = await openDatabaseRoad(database.appUrl);
  resources.defer(() => road.close());
  const db = createDb(road.through(database.appUrl), { max: 2, statementTimeoutMs: 50 });
  resources.defer(() => db.$client.end());
  const ask = () => withScope(db, { group: 'sunrise' }, (tx) => tx.execute(sql`select 1 as one`));
  await Promise.all([ask(), ask()]);

  road.silence();
  const asked = await Promise.allSettled([ask(), ask()]);
  road.clear();
  const after = await ask();

  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(after.rows).toEqual([{ one: 1 }]);
});

test('a connection that the server ends in the middle of a transaction fails that transaction, not the process', async () => {
  await using resources = new AsyncDisposableStack();
  const database = await createTestDatabase();
  resources.defer(() => database.drop());
  const db = createDb(database.appUrl);
  resources.defer(() => db.$client.end());
  const admin = new Client({ connectionString: (await testServer()).adminUrl });
  await admin.connect();
  resources.defer(() => admin.end());

  const cut = withScope(db, { group: 'sunrise' }, async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await admin.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await delay(50);
    return tx.execute(sql`select 1`);
  });

  await expect(cut).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});

test('a connection that could not be rolled back is asked nothing more', async () => {
  await using resources = new AsyncDisposableStack();
  const database = await createTestDatabase();
  resources.defer(() => database.drop());
  const db = createDb(database.appUrl, { max: 1 });
  resources.defer(() => db.$client.end());
  const pidOf = async (tx: Pick<Tx, 'execute'>) =>
    (await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  db.$client.once('acquire', (client: PoolClient) => refuse(client, 'rollback'));

  let first: number | undefined;
  const failing = withScope(db, { group: 'sunrise' }, async (tx) => {
    first = await pidOf(tx);
    throw new Error('What went wrong');
  });

  await expect(failing).rejects.toThrow('What went wrong');
  const next = await withScope(db, { group: 'sunrise' }, pidOf);
  expect(first).toEqual(expect.any(Number));
  expect(next).not.toBe(first);
});

/** From now on this one statement fails on this connection, before the server hears of it. */
function refuse(client: PoolClient, statement: string): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => Promise<unknown>;
  client.query = ((...asked: unknown[]) =>
    asked[0] === statement ? Promise.reject(new Error(`No ${statement}`)) : query(...asked)) as typeof client.query;
}
