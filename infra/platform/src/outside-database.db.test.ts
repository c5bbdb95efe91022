import { Client } from 'pg';
import { useOutsideDatabase } from './outside-database';
import { createTestDatabase } from './postgres/testing/test-database';
import { testServer } from './postgres/testing/test-server';

test('an owner that may create roles needs no second address: the application role is given a login', async () => {
  const { adminUrl, appUrl: knownAppUrl } = await testServer();
  const databaseUrl = await anOwner(adminUrl, 'createrole');
  const { appUrl } = await useOutsideDatabase({
    databaseUrl,
    appDatabaseUrl: undefined,
    appPassword: passwordOf(knownAppUrl),
  });
  const app = new Client({ connectionString: appUrl });
  await app.connect();
  expect((await app.query('select current_user as role')).rows).toEqual([{ role: 'dealer_app' }]);
  await app.end();
}, 60_000);

test('an owner that may not create roles is told which variable to set', async () => {
  const database = await createTestDatabase();
  const using = useOutsideDatabase({ databaseUrl: database.url, appDatabaseUrl: undefined, appPassword: 'x' });
  await expect(using).rejects.toThrow('Set APP_DATABASE_URL');
  const given = await useOutsideDatabase({
    databaseUrl: database.url,
    appDatabaseUrl: database.appUrl,
    appPassword: 'x',
  });
  expect(given.appUrl).toBe(database.appUrl);
  await database.drop();
}, 60_000);

test('a role that passes row level security by is refused, as owner and as application', async () => {
  const { adminUrl } = await testServer();
  const database = await createTestDatabase();
  const use = (databaseUrl: string, appDatabaseUrl: string) =>
    useOutsideDatabase({ databaseUrl, appDatabaseUrl, appPassword: 'x' });
  await expect(use(adminUrl, database.appUrl)).rejects.toThrow(
    'DATABASE_URL logs in as postgres, who passes row level',
  );
  await expect(use(database.url, adminUrl)).rejects.toThrow('APP_DATABASE_URL logs in as postgres');
  await expect(use(await anOwner(adminUrl, 'bypassrls'), database.appUrl)).rejects.toThrow('SUPERUSER and BYPASSRLS');
  await database.drop();
}, 60_000);

test('a database that does not answer is named by its variable, without the password', async () => {
  const using = useOutsideDatabase({
    databaseUrl: 'postgres://u:hunter2@127.0.0.1:1/db',
    appDatabaseUrl: undefined,
    appPassword: 'x',
  });
  await expect(using).rejects.toThrow('DATABASE_URL does not answer');
  await expect(using).rejects.not.toThrow('hunter2');
});

function passwordOf(url: string): string {
  return decodeURIComponent(new URL(url).password);
}

/** A login of the server with one more right, like those that hosted databases hand out. */
async function anOwner(adminUrl: string, right: 'createrole' | 'bypassrls'): Promise<string> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  const name = `outside_${right}_${process.pid}`;
  await admin.query(`create role ${name} login ${right} password 'outside'`);
  if (right === 'createrole') await admin.query(`grant dealer_app to ${name} with admin option`);
  await admin.end();
  const url = new URL(adminUrl);
  url.username = name;
  url.password = 'outside';
  return url.href;
}
