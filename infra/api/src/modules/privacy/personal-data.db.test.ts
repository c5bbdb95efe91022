import { sql } from 'drizzle-orm';
import { startTestApp } from '../../../test/test-app';
import { NOT_PERSONAL } from './not-personal';
import { PERSONAL } from './personal-data';

test('every column of the database is declared as personal or as not, and none that is not there', async () => {
  const server = await startTestApp();
  const { rows } = await server.ownerDb.execute<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') order by 1`);
  await server.stop();

  const declared = [
    ...Object.entries(PERSONAL).flatMap(([table, { columns }]) => columns.map((column) => `${table}.${column}`)),
    ...Object.entries(NOT_PERSONAL).flatMap(([table, columns]) =>
      columns.split(' ').map((column) => `${table}.${column}`),
    ),
  ];
  expect(declared.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});
