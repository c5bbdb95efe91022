import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { lockInstance } from '../instance-lock';
import { startPostgres } from './start-postgres';
import type { RunningPostgres } from './start-postgres';

const log = { info: () => undefined, warn: () => undefined };
const PATIENCE_MS = 60_000;

let folders: string;
const running: RunningPostgres[] = [];

beforeEach(() => {
  folders = mkdtempSync(join(tmpdir(), 'copied-folder-'));
  chmodSync(folders, 0o755);
});

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(folders, { recursive: true, force: true });
}, PATIENCE_MS);

async function start(dataDir: string): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir, log });
  running.push(server);
  return server;
}

async function startWithARow(dataDir: string): Promise<RunningPostgres> {
  const server = await start(dataDir);
  await ask(server.url, `create table whose (word text)`);
  await ask(server.url, `insert into whose values ('the original')`);
  return server;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

const words = async ({ url }: RunningPostgres) => ask(url, 'select word from whose');

/** As `cp -a` does it: with the owners that PostgreSQL insists on. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  for (const name of ['', ...readdirSync(from, { recursive: true, encoding: 'utf8' })]) {
    const { uid, gid, mode } = lstatSync(join(from, name));
    if (!existsSync(join(to, name))) continue;
    chownSync(join(to, name), uid, gid);
    chmodSync(join(to, name), mode);
  }
}

test(
  'a copy of a running folder is refused, says what to do and does not touch the original',
  async () => {
    const [original, copied] = [join(folders, 'data'), join(folders, 'data-copy')];
    const server = await startWithARow(original);
    const pid = server.pid();
    copy(original, copied);

    await expect(start(copied)).rejects.toThrow(`${copied} was copied while its PostgreSQL was running`);

    expect(server.pid()).toBe(pid);
    expect(await words(server)).toEqual([{ word: 'the original' }]);
    expect(existsSync(join(copied, 'pg', 'postmaster.pid'))).toBe(true);
  },
  PATIENCE_MS,
);

test(
  'a copy of a stopped folder is a database of its own, beside the running original',
  async () => {
    const [original, copied] = [join(folders, 'data'), join(folders, 'data-copy')];
    await (await startWithARow(original)).stop();
    copy(original, copied);

    const first = await start(original);
    const second = await start(copied);
    await ask(second.url, `update whose set word = 'the copy'`);

    expect(await words(first)).toEqual([{ word: 'the original' }]);
    expect(await words(second)).toEqual([{ word: 'the copy' }]);
  },
  PATIENCE_MS,
);

test(
  'a moved folder starts where it is now, after a stop and after a kill',
  async () => {
    const [first, second, third] = ['data', 'moved', 'moved-again'].map((name) => join(folders, name)) as [
      string,
      string,
      string,
    ];
    await (await startWithARow(first)).stop();
    renameSync(first, second);
    const moved = await start(second);
    expect(await words(moved)).toEqual([{ word: 'the original' }]);
    moved.detach();
    renameSync(second, third);

    const again = await start(third);

    expect(again.pid()).not.toBe(moved.pid());
    expect(() => process.kill(moved.pid(), 0)).toThrow('ESRCH');
    expect(await words(again)).toEqual([{ word: 'the original' }]);
  },
  PATIENCE_MS,
);

test(
  'a folder restored from a copy made while it was stopped starts',
  async () => {
    const [original, backup] = [join(folders, 'data'), join(folders, 'backup')];
    await (await startWithARow(original)).stop();
    copy(original, backup);
    rmSync(original, { recursive: true });
    copy(backup, original);

    expect(await words(await start(original))).toEqual([{ word: 'the original' }]);
  },
  PATIENCE_MS,
);

test(
  "another instance's database in the folder is refused, and so is none",
  async () => {
    const [mine, others] = [join(folders, 'data'), join(folders, 'others')];
    await (await startWithARow(mine)).stop();
    await (await start(others)).stop();
    renameSync(join(mine, 'pg'), join(folders, 'kept'));

    await expect(start(mine)).rejects.toThrow(`The database of ${mine} is not at ${join(mine, 'pg')}`);
    copy(join(others, 'pg'), join(mine, 'pg'));
    await expect(start(mine)).rejects.toThrow('is not the one');
    rmSync(join(mine, 'pg'), { recursive: true });
    renameSync(join(folders, 'kept'), join(mine, 'pg'));
    expect(await words(await start(mine))).toEqual([{ word: 'the original' }]);
  },
  PATIENCE_MS,
);

test(
  'a server that was not started from here is left alone',
  async () => {
    const dataDir = join(folders, 'data');
    const server = await startWithARow(dataDir);
    const file = join(dataDir, 'postgres.json');
    const state = JSON.parse(readFileSync(file, 'utf8')) as { server: { pid: number; startedAt: string } };
    const unlike = { ...state, server: { ...state.server, startedAt: 'another boot 1' } };
    writeFileSync(file, JSON.stringify(unlike));

    await expect(start(dataDir)).rejects.toThrow(`works in ${join(dataDir, 'pg')} (process ${server.pid()})`);

    expect(await words(server)).toEqual([{ word: 'the original' }]);
  },
  PATIENCE_MS,
);

test(
  'a state file of before, with the path of the original in it, follows its own folder',
  async () => {
    const [original, copied] = [join(folders, 'data'), join(folders, 'data-copy')];
    await (await startWithARow(original)).stop();
    copy(original, copied);
    const file = join(copied, 'postgres.json');
    const {
      place: _place,
      folder: _folder,
      server: _server,
      ...before
    } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    writeFileSync(file, JSON.stringify({ ...before, directory: join(original, 'pg') }));

    const second = await start(copied);

    expect(await ask(second.adminUrl, `select current_setting('data_directory') as directory`)).toEqual([
      { directory: join(copied, 'pg') },
    ]);
  },
  PATIENCE_MS,
);

test('of two starts at once one is told that the other runs', () => {
  const dataDir = join(folders, 'data');
  mkdirSync(dataDir);
  lockInstance(dataDir);
  expect(() => lockInstance(dataDir)).toThrow(`Already running (process ${process.pid}) on ${dataDir}`);
});
