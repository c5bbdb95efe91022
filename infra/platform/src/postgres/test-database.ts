import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { OWNER_ROLE } from './ensure-roles';
import { TEMPLATE, testServer, withDatabase } from './test-server';

export type TestDatabase = {
  /** Owner role, no superuser: row level security holds for it too. */
  url: string;
  /** Role dealer_app, as in production. */
  appUrl: string;
  drop(): Promise<void>;
};

/**
 * A migrated, empty database of its own on the run's PostgreSQL server. Create it in
 * `beforeAll`, and `drop()` it in `afterAll`, after closing what is connected to it.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await testServer();
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server.adminUrl, `create database ${name} template ${TEMPLATE} owner ${OWNER_ROLE}`);
  return {
    url: withDatabase(server.url, name),
    appUrl: withDatabase(server.appUrl, name),
    drop: () => asAdmin(server.adminUrl, `drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(adminUrl: string, sql: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
