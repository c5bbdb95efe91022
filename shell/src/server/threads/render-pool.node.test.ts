import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import type { PageJob } from '../page/page-renderer';
import type { PageAnswer } from '../page/respond-with-page';
import type { SharedState } from './messages';
import type { RemoteFault } from '../release/remote-fault';
import { RenderPool } from './render-pool';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'render-pool-'));
const logged: string[] = [];
const reported: RemoteFault[] = [];

/** A thread that speaks as ours does; what it does with a page is in the address. */
const thread = `
const fs = require('node:fs');
const vm = require('node:vm');
const { parentPort, threadId, workerData } = require('node:worker_threads');
const file = ${JSON.stringify(path.join(dir, 'mfe-search/1.0.0/server/results-page.cjs'))};
const forever = vm.compileFunction('return function forever() { for (;;); }', [], { filename: file })();
const chunk = ${JSON.stringify(path.join(dir, 'mfe-leads/1.0.0/server/chunk.cjs'))};
const inChunk = vm.compileFunction('return function inChunk() { for (;;); }', [], { filename: chunk })();
const marker = ${JSON.stringify(path.join(dir, 'has-hung'))};
const answer = (post, words) => {
  post({ kind: 'open', status: 200, page: { nonce: '', isPrivate: false, releaseSetId: '' } });
  post({ kind: 'part', bytes: Buffer.from(words) });
  post({ kind: 'done' });
};
let away = [];
let revision;
parentPort.on('message', ({ kind, id, job, quarantined, state }) => {
  const post = (message) => parentPort.postMessage([{ id, ...message }]);
  if (kind === 'ping') post({ kind: 'pong' });
  if (kind === 'state') {
    revision = state.snapshot?.revision;
    post({ kind: 'ready' });
  }
  if (kind === 'quarantined') away = quarantined;
  if (kind !== 'render') return;
  const { pathname } = new URL(job.url);
  const said = { '/environment': JSON.stringify(process.env), '/revision': 'of ' + revision, '/secrets': JSON.stringify(workerData) };
  const words = said[pathname] ?? 'by ' + threadId;
  if (pathname === '/crashes') setTimeout(() => process.exit(1), 20);
  if (pathname === '/crashes') return;
  if (pathname === '/later') return setTimeout(() => answer(post, 'by ' + threadId), 40);
  if (pathname === '/loops' && !away.includes('mfe-search@1.0.0/results-page')) forever();
  if (pathname === '/loops-in-a-chunk' && !away.includes('mfe-leads@1.0.0/*')) inChunk();
  if (pathname === '/loops-once' && !fs.existsSync(marker)) { fs.writeFileSync(marker, ''); for (;;); }
  if (pathname === '/waits') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  if (pathname === '/throws') return post({ kind: 'failed', error: new Error('a bug of ours') });
  if (pathname === '/moved') { post({ kind: 'redirect', status: 301, location: '/' }); return post({ kind: 'done' }); }
  post({ kind: 'open', status: 200, page: { nonce: '', isPrivate: false, releaseSetId: '' } });
  post({ kind: 'part', bytes: Buffer.from(words) });
  if (pathname === '/breaks-off') process.exit(1);
  post({ kind: 'done' });
});`;
fs.writeFileSync(path.join(dir, 'thread.cjs'), thread);

let pool: RenderPool;
let shared: SharedState = { sites: undefined, snapshot: undefined };
beforeAll(async () => {
  pool = new RenderPool({
    size: 2,
    file: path.join(dir, 'thread.cjs'),
    settings: { LOG_LEVEL: 'info' },
    heapMb: 128,
    secrets: { formStampSecret: 'a secret' },
    state: () => shared,
    styles: { sheetOf: () => Promise.resolve(null) },
    modulesOf: (name) =>
      name === 'mfe-search' ? Promise.resolve(new Set(['results-page'])) : Promise.reject(new Error('Not to be read')),
    report: (fault) => reported.push(fault),
    log: pino({ level: 'info' }, { write: (line) => logged.push(line) }),
  });
  await pool.start();
});
afterAll(async () => {
  await pool.stop();
  fs.rmSync(dir, { recursive: true });
});

/** What a visitor gets: status and text, or where he is sent. */
async function ask(pathname: string): Promise<string> {
  let said = '';
  const out = new Writable({
    write(bytes: Buffer, _encoding, done) {
      said += bytes.toString();
      done();
    },
  });
  const answer: PageAnswer = {
    open(status) {
      said = `${status} `;
      return out;
    },
    redirect(status, location) {
      said = `${status} ${location}`;
    },
  };
  const job = { url: `http://sunrise.example${pathname}`, site: 'sunrise', shopper: { ip: '203.0.113.1' } };
  await pool.render(job as PageJob, answer);
  return said;
}

test('a page comes from a thread, and where it leads elsewhere so does the answer', async () => {
  expect(await ask('/')).toMatch(/^200 by \d+$/);
  expect(await ask('/moved')).toBe('301 /');
});

test('two pages that are asked for at one moment go to two threads, once both have started', async () => {
  let threads: string[] = [];
  while (new Set(threads).size < 2) threads = await Promise.all([ask('/'), ask('/')]);

  expect(threads).toHaveLength(2);
});

test('what renders knows the settings it is given and nothing else of the environment', async () => {
  expect(await ask('/environment')).toBe('200 {"LOG_LEVEL":"info"}');
  // Apart from those, so that it can be taken away before a remote's code runs.
  expect(await ask('/secrets')).toBe('200 {"formStampSecret":"a secret"}');
});

test('what the shell itself throws is thrown where the page was asked for', async () => {
  await expect(ask('/throws')).rejects.toThrow('a bug of ours');
});

test('who is served by a thread that ends has what was sent, and the next page comes from another', async () => {
  expect(await ask('/breaks-off')).toMatch(/^200 by \d+$/);
  expect(await ask('/')).toMatch(/^200 by/);
});

test('a page that ends a thread, and the next one that it has to itself, is given up', async () => {
  await expect(ask('/crashes')).rejects.toThrow('2 threads were lost over a page');
  expect(await ask('/')).toMatch(/^200 by/);
});

test('pages that were on their way in threads that others end are served, however many of those there are', async () => {
  const crashing = Array.from({ length: 6 }, () => expect(ask('/crashes')).rejects.toThrow('were lost over a page'));
  const others = await Promise.all(Array.from({ length: 40 }, () => ask('/later')));
  await Promise.all(crashing);

  expect(others.filter((answer) => /^200 by/.test(answer))).toHaveLength(40);
});

test('a remote that never ends is named and not run again; its page and all others are served', async () => {
  const [looping, ...others] = await Promise.all(['/loops', ...Array.from({ length: 40 }, () => '/')].map(ask));

  expect(others.filter((answer) => answer.startsWith('200 by'))).toHaveLength(40);
  expect(looping).toMatch(/^200 by/);
  expect(await ask('/loops')).toMatch(/^200 by/);
  expect(logged.filter((line) => line.includes('quarantined'))).toEqual([
    expect.stringMatching(/"remote":"mfe-search","version":"1.0.0","module":"results-page","function":"forever"/),
  ]);
  // With each of the pages that waited for it.
  expect(reported).toMatchObject([{ kind: 'hang', remote: 'mfe-search', version: '1.0.0' }]);
  expect(reported[0]?.visitors).toContainEqual({ site: 'sunrise', client: '203.0.113.1' });
});

test('a page is rendered by what is released when it is asked for', async () => {
  for (const revision of [7, 8]) {
    shared = { ...shared, snapshot: { revision, publicKey: '', remotes: {} } };
    expect(await ask('/revision')).toBe(`200 of ${revision}`);
  }
});

test('a thread that others keep from the processor does not hang', async () => {
  expect(await ask('/waits')).toMatch(/^200 by/);
  expect(logged.join()).not.toContain('hangs in code of the shell');
});

test('a thread that takes the place of one that hung is the only one, and knows what not to run', async () => {
  const threads = async () => new Set(await Promise.all(Array.from({ length: 8 }, () => ask('/')))).size;
  await Promise.all(Array.from({ length: 4 }, () => ask('/loops')));

  expect(await threads()).toBeLessThanOrEqual(2);
  expect(logged.filter((line) => line.includes('quarantined'))).toHaveLength(1);
});

test('where nobody can say which module it is that hangs, none of that version is run', async () => {
  expect(await ask('/loops-in-a-chunk')).toMatch(/^200 by/);
  expect(logged.filter((line) => line.includes('inChunk'))).toHaveLength(1);
});

test("a loop in the shell's own code is no remote's fault: the page comes from another thread, nothing is kept away", async () => {
  const before = reported.length;

  expect(await ask('/loops-once')).toMatch(/^200 by/);
  expect(logged.join()).toContain('hangs in code of the shell');
  expect(reported).toHaveLength(before);
});
