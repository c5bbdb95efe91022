import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { sql } from 'drizzle-orm';
import { createDb } from '../db';
import { plannedOnce } from './planned-once';

test('a statement is prepared by the first call of a connection and run by name from then on', async () => {
  await using resources = new AsyncDisposableStack();
  const database = await createTestDatabase();
  resources.defer(() => database.drop());
  const db = createDb(database.appUrl, { max: 1 });
  resources.defer(() => db.$client.end());

  await db.transaction(async (tx) => {
    const square = (side: number) => plannedOnce<{ area: number }>(tx, sql`select ${side}::int * ${side}::int as area`);
    expect([await square(3), await square(4)]).toEqual([[{ area: 9 }], [{ area: 16 }]]);

    const { rows } = await tx.execute<{ runs: number }>(sql`
      select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like '%area%'
        and statement not like '%pg_prepared_statements%'`);
    expect(rows).toEqual([{ runs: 2 }]);
  });
});
