import { setTimeout as delay } from 'node:timers/promises';
import { createTestDatabase } from '@infra/platform/postgres/test-database';
import { testServer } from '@infra/platform/postgres/test-server';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openDatabaseRoad } from '../../test/database-road';
import { createDb } from './db';
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
