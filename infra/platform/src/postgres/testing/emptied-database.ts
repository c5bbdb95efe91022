import { Client } from 'pg';
import { createTestDatabase, whenLeft } from './test-database';
import type { TestDatabase } from './test-database';
import { testServer, withDatabase } from './test-server';

/**
 * One database for all tests of a file, given to each of them as migrations left it: making another copy of the template
 * takes longer than most tests. Called at the top of the file; what it returns, before each test. `drop()` of what a test
 * was given leaves it to the next. Tests that change more than rows make a database of their own.
 */
export function emptiedDatabases(): () => Promise<TestDatabase> {
  let made: TestDatabase | undefined;
  /** Tables in which migrations left rows, which stay. */
  let kept: string[] = [];
  afterAll(() => made?.drop());
  return async () => {
    if (made) await inDatabase(made, (client) => empty(client, kept));
    else {
      made = await createTestDatabase();
      kept = await inDatabase(made, tablesWithRows);
    }
    return { ...made, drop: () => Promise.resolve() };
  };
}

/** As administrator, who is bound by no policy, after whoever was connected has left. */
async function inDatabase<T>({ url }: TestDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  const { adminUrl } = await testServer();
  const name = new URL(url).pathname.slice(1);
  const client = new Client({ connectionString: withDatabase(adminUrl, name) });
  await client.connect();
  try {
    await whenLeft(client, name);
    return await work(client);
  } finally {
    await client.end();
  }
}

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema')`;

async function tablesWithRows(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(TABLES);
  const asked = rows.map(
    ({ name }) => `select ${client.escapeLiteral(name)} as name where exists (select from ${name})`,
  );
  return (await client.query<{ name: string }>(asked.join(' union all '))).rows.map(({ name }) => name);
}

/** Without triggers, which keep logs from being rewritten; numbers begin at one again. */
async function empty(client: Client, kept: readonly string[]): Promise<void> {
  const { rows: tables } = await client.query<{ name: string }>(
    `${TABLES} and not format('%I.%I', schemaname, tablename) = any($1)`,
    [kept],
  );
  const { rows: sequences } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences where last_value is not null`,
  );
  await client.query(
    [
      'set session_replication_role = replica',
      ...tables.map(({ name }) => `delete from ${name}`),
      ...sequences.map(({ name }) => `alter sequence ${name} restart`),
    ].join(';'),
  );
}
