import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { OWNER_ROLE } from '@infra/api/db/roles';
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
    drop: () => dropWhenLeft(server.adminUrl, name),
  };
}

/** How long connections that were just closed may take to be gone, in milliseconds. */
const LEAVING_MS = 2000;

/** Waits until nobody but this client is connected: `pool.end()` settles before its sockets are closed. */
export async function whenLeft(client: Client, name: string): Promise<void> {
  const until = Date.now() + LEAVING_MS;
  while (Date.now() < until) {
    const others = 'select 1 from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()';
    const { rowCount } = await client.query(others, [name]);
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A connection that is cut while it closes throws: wait, then force. */
async function dropWhenLeft(adminUrl: string, name: string): Promise<void> {
  const admin = new Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await whenLeft(admin, name);
    await admin.query(`drop database if exists ${name} with (force)`);
  } finally {
    await admin.end();
  }
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
