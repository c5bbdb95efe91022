import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import type { PageJob } from '../page/page-renderer';
import { RenderPool } from './render-pool';

/** Pages that are on their way: how many a thread has at once, and what becomes of one whose reader has gone. */

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'open-pages-'));
const logged: string[] = [];
const pools: RenderPool[] = [];

/** A thread that begins each page and ends it when it hears that nobody waits for it any more. */
const thread = (begin: string) => `
const { parentPort } = require('node:worker_threads');
${begin}
parentPort.on('message', ({ kind, id, of, job }) => {
  const post = (message) => parentPort.postMessage([{ id, ...message }]);
  if (kind === 'ping') post({ kind: 'pong' });
  if (kind === 'state') post({ kind: 'ready' });
  if (kind === 'render' && job.url.endsWith('/styled')) post({ kind: 'styles', of: String(id), parts: [] });
  if (kind === 'render') post({ kind: 'open', status: 200, page: { nonce: '', isPrivate: false, releaseSetId: '' } });
  if (kind === 'abort') post({ kind: 'done' });
  if (kind === 'styles') post({ kind: 'done', id: Number(of) });
});`;

async function aPool(name: string, begin = ''): Promise<RenderPool> {
  const file = path.join(dir, `${name}.cjs`);
  fs.writeFileSync(file, thread(begin));
  const pool = new RenderPool({
    ...{
      size: 1,
      file,
      settings: {},
      heapMb: 128,
      secrets: {},
      state: () => ({ sites: undefined, snapshot: undefined }),
    },
    ...{
      styles: { sheetOf: () => Promise.reject(new Error('A part was altered')) },
      modulesOf: () => Promise.resolve(new Set<string>()),
    },
    report: () => undefined,
    log: pino({ level: 'info' }, { write: (line) => logged.push(line) }),
  });
  pools.push(pool);
  await pool.start();
  return pool;
}
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.stop()));
  fs.rmSync(dir, { recursive: true });
});

/** Asks for a page. @returns its connection once it is open, and what resolves when the page is finished. */
function ask(pool: RenderPool, url = 'http://sunrise.example/') {
  let finished: Promise<void> = Promise.resolve();
  const opened = new Promise<PassThrough>((resolve) => {
    const open = () => {
      const connection = new PassThrough();
      resolve(connection);
      return connection;
    };
    finished = pool.render({ url } as PageJob, { open, redirect: () => undefined });
  });
  return { opened, finished };
}

test('a page whose reader goes away is given up by its thread, also where the connection breaks', async () => {
  const pool = await aPool('gone');
  for (const error of [undefined, new Error('ECONNRESET')]) {
    const { opened, finished } = ask(pool);
    (await opened).destroy(error);

    await expect(finished).resolves.toBeUndefined();
  }
});

test('style sheets that cannot be joined are answered with none, and the page goes on with its parts', async () => {
  const { finished } = ask(await aPool('styled'), 'http://sunrise.example/styled');

  await expect(finished).resolves.toBeUndefined();
});

test('a thread has 32 pages at once, and the next one as soon as one of them is done', async () => {
  const pool = await aPool('many');
  const pages = Array.from({ length: 32 }, () => ask(pool));
  let isNextOpen = false;
  const next = ask(pool);
  void next.opened.then(() => (isNextOpen = true));
  const connections = await Promise.all(pages.map(({ opened }) => opened));
  await new Promise(setImmediate);
  expect(isNextOpen).toBe(false);

  connections[0]?.destroy();
  const last = await next.opened;

  expect(isNextOpen).toBe(true);
  for (const connection of [...connections, last]) connection.destroy();
  await Promise.all([...pages, next].map(({ finished }) => finished));
});

test('a thread may work hard for as long as it starts: it does not hang then', async () => {
  await aPool(
    'slow',
    `const begun = performance.now();
     const used = () => { const { user, system } = process.threadCpuUsage(); return user + system; };
     while (used() < 1.2e6 || performance.now() - begun < 1500);`,
  );

  expect(logged.join()).not.toContain('hangs');
});
