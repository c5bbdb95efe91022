import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPostgres } from './start-postgres';
import type { RunningPostgres } from './start-postgres';

const log = { info: () => undefined, warn: () => undefined };
/** A start with recovery takes a second, on a busy machine several. */
const PATIENCE_MS = 60_000;

let dataDir: string;
let running: RunningPostgres | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'start-postgres-'));
  chmodSync(dataDir, 0o755);
});

async function start() {
  running = await startPostgres({ dataDir, log });
  return running;
}

const started = async () => running ?? start();

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function untilAnswers(url: string) {
  for (let tries = 0; tries < 400; tries += 1, await delay(50)) {
    try {
      return await ask(url, 'select 1');
    } catch {
      continue;
    }
  }
  throw new Error('No answer');
}

afterAll(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, PATIENCE_MS);

test(
  'a first start gives a UTF-8 database in UTC with an owner and an application role, neither above row level security',
  async () => {
    const { url, appUrl } = await start();
    const [settings] = await ask(
      url,
      `select current_setting('server_encoding') e, current_setting('timezone') tz, lower('ÄÉ') l`,
    );
    expect(settings).toEqual({ e: 'UTF8', tz: 'UTC', l: 'äé' });
    for (const address of [url, appUrl]) {
      const [role] = await ask(address, 'select rolsuper, rolbypassrls from pg_roles where rolname = current_user');
      expect(role).toEqual({ rolsuper: false, rolbypassrls: false });
    }
    await ask(url, 'create table kept (word text)');
    await expect(ask(appUrl, 'create table mine (word text)')).rejects.toThrow('permission denied');
  },
  PATIENCE_MS,
);

test('the passwords are readable by their owner only', () => {
  expect(statSync(join(dataDir, 'postgres.json')).mode & 0o077).toBe(0);
});

test('the log of a refused row does not repeat what was in it', async () => {
  const { url } = await started();
  await ask(url, 'create table person (phone text primary key)');
  const insert = `insert into person select '0412' || '345678'`;
  await ask(url, insert);
  await expect(ask(url, insert)).rejects.toThrow('duplicate key');
  const logged = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(logged).toContain('duplicate key');
  expect(logged).not.toContain('0412345678');
});

test('a wrong password is refused', async () => {
  const wrong = new URL(running?.url ?? '');
  wrong.password = 'wrong';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test(
  'a killed server is started again on the same address, and what was committed is there',
  async () => {
    const { url, pid } = await started();
    await ask(url, `insert into kept values ('before the crash')`);
    const killed = pid();
    process.kill(killed, 'SIGKILL');
    await untilAnswers(url);
    expect(pid()).not.toBe(killed);
    expect(await ask(url, 'select word from kept')).toEqual([{ word: 'before the crash' }]);
  },
  PATIENCE_MS,
);

test(
  'a start after a stop finds data and port as they were',
  async () => {
    const before = running?.url;
    await running?.stop();
    const { url } = await start();
    expect(url).toBe(before);
    expect(await ask(url, 'select word from kept')).toEqual([{ word: 'before the crash' }]);
  },
  PATIENCE_MS,
);

test(
  'a server left behind by a killed supervisor is replaced',
  async () => {
    const left = running?.pid() ?? 0;
    running?.detach();
    const { url, pid } = await start();
    expect(pid()).not.toBe(left);
    expect(await ask(url, 'select word from kept')).toEqual([{ word: 'before the crash' }]);
  },
  PATIENCE_MS,
);

test(
  'a pid file whose number now belongs to another program does not stop the start',
  async () => {
    await running?.stop();
    const directory = join(dataDir, 'pg');
    writeFileSync(join(directory, 'postmaster.pid'), `${process.pid}\n${directory}\n1700000000\n5432\n\n127.0.0.1\n`);
    const { url } = await start();
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
  PATIENCE_MS,
);

test('after a stop no server is left', async () => {
  const pid = running?.pid() ?? 0;
  await running?.stop();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
