import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../postgres/start-postgres';
import type { RunningPostgres } from '../postgres/start-postgres';
import { lockInstance } from '../instance-lock';
import { backUp } from './back-up';
import { restore } from './restore';
import { archiveNow, walDirectory } from './wal-archive';

const log = { info: () => undefined, warn: () => undefined };
const PATIENCE_MS = 120_000;

let folders: string;
let original: string;
let backups: string;
let server: RunningPostgres;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  folders = mkdtempSync(join(tmpdir(), 'backup-'));
  chmodSync(folders, 0o755);
  [original, backups] = [join(folders, 'data'), join(folders, 'backups')];
  mkdirSync(join(original, 'lead-photos'), { recursive: true });
  writeFileSync(join(original, 'lead-photos', '1.jpg'), 'a photo');
  mkdirSync(join(original, 'img-cache'));
  writeFileSync(join(original, 'img-cache', 'scaled.avif'), 'made again');
  stops.push(lockInstance(original));
  server = await start(original);
  await ask(server.url, 'create table lead (id serial primary key, word text)');
  await ask(server.url, `insert into lead (word) select 'lead ' || n from generate_series(1, 5000) n`);
}, PATIENCE_MS);

afterAll(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  rmSync(folders, { recursive: true, force: true });
}, PATIENCE_MS);

async function start(dataDir: string): Promise<RunningPostgres> {
  const started = await startPostgres({ dataDir, log });
  stops.push(() => started.stop());
  return started;
}

async function ask<T = unknown>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}

const archiveCommand = async ({ adminUrl }: RunningPostgres) =>
  (await ask<{ archive_command: string }>(adminUrl, 'show archive_command'))[0]?.archive_command;

const lastWord = async ({ url }: RunningPostgres) =>
  (await ask<{ word: string }>(url, 'select word from lead order by id desc limit 1'))[0]?.word;

test(
  'what was written while the backup was made is there or not, but never half, and everything before it is',
  async () => {
    let written = 5000;
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        written += 1;
        await ask(server.url, `insert into lead (word) values ('lead ${written}')`);
      }
    })();
    const { folder, manifest } = await backUp({ dataDir: original, backups, now: new Date() });
    isOver = true;
    await writing;
    expect(manifest.tables['public.lead']?.rows).toBeGreaterThanOrEqual(5000);

    const copy = join(folders, 'restored');
    const restored = await restore({ backup: folder, dataDir: copy });

    expect(restored.isEqual).toBe(true);
    expect(restored.tables['public.lead']).toEqual(manifest.tables['public.lead']);
    expect(readFileSync(join(copy, 'lead-photos', '1.jpg'), 'utf8')).toBe('a photo');
    expect(() => readFileSync(join(copy, 'img-cache', 'scaled.avif'))).toThrow('ENOENT');
    const second = await start(copy);
    await ask(second.url, `insert into lead (word) values ('of the copy')`);
    expect(await lastWord(second)).toBe('of the copy');
    expect(await lastWord(server)).toBe(`lead ${written}`);
    // Its log does not go among that of the original.
    expect(await archiveCommand(server)).toContain(walDirectory(backups));
    expect(await archiveCommand(second)).toBe('true');
  },
  PATIENCE_MS,
);

test(
  'a later moment than the backup can be gone back to',
  async () => {
    const { folder, manifest } = await backUp({ dataDir: original, backups, now: new Date() });
    await ask(server.url, `insert into lead (word) values ('wanted')`);
    const [moment] = await ask<{ now: Date }>(server.url, 'select clock_timestamp() as now');
    await ask(server.url, 'delete from lead');
    await archive();

    const copy = join(folders, 'earlier');
    const restored = await restore({ backup: folder, dataDir: copy, to: moment?.now });

    expect(restored.isEqual).toBeNull();
    expect(restored.tables['public.lead']?.rows).toBe((manifest.tables['public.lead']?.rows ?? 0) + 1);
    expect(await lastWord(await start(copy))).toBe('wanted');
    const tomorrow = new Date(Date.now() + 86_400_000);
    await expect(restore({ backup: folder, dataDir: join(folders, 'later'), to: tomorrow })).rejects.toThrow(
      'could not be recovered to that moment',
    );
  },
  PATIENCE_MS,
);

test(
  'a backup that was changed or not finished is refused, and so is a folder that holds something',
  async () => {
    const { folder } = await backUp({ dataDir: original, backups, now: new Date() });
    await expect(restore({ backup: folder, dataDir: original })).rejects.toThrow('is not empty');
    writeFileSync(join(folder, 'files', 'lead-photos', '1.jpg'), 'another photo');
    await expect(restore({ backup: folder, dataDir: join(folders, 'refused') })).rejects.toThrow(
      '1 files differ, files/lead-photos/1.jpg first',
    );
    rmSync(join(folder, 'manifest.json'));
    await expect(restore({ backup: folder, dataDir: join(folders, 'refused') })).rejects.toThrow('no finished backup');
    await expect(backUp({ dataDir: original, backups: join(original, 'backups'), now: new Date() })).rejects.toThrow(
      'inside',
    );
  },
  PATIENCE_MS,
);

async function archive(): Promise<void> {
  const client = new Client({ connectionString: server.adminUrl });
  await client.connect();
  try {
    await archiveNow(client, walDirectory(backups));
  } finally {
    await client.end();
  }
}
