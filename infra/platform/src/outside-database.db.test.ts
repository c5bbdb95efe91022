import { Client } from 'pg';
import { useOutsideDatabase } from './outside-database';
import { createTestDatabase } from './postgres/test-database';
import { testServer } from './postgres/test-server';

test('an owner that may create roles needs no second address: the application role is given a login', async () => {
  const { adminUrl } = await testServer();
  const { appUrl } = await useOutsideDatabase({
    databaseUrl: adminUrl,
    appDatabaseUrl: undefined,
    appPassword: passwordOf((await testServer()).appUrl),
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
    appDatabaseUrl: 'postgres://dealer_app@db/dealer',
    appPassword: 'x',
  });
  expect(given.appUrl).toBe('postgres://dealer_app@db/dealer');
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
