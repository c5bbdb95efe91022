import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { z } from 'zod';
import { PolledDocument } from './polled-document';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'polled-document-'));
const logged: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => logged.push(line) });

/** What the source answers now; null: it cuts off whoever asks. */
let answer: { body: string; etag: string; status?: number } | null = null;
let asked = 0;
const source = http.createServer((request, response) => {
  asked += 1;
  if (!answer) return request.socket.destroy();
  response.setHeader('etag', answer.etag);
  if (request.headers['if-none-match'] === answer.etag) return response.writeHead(304).end();
  return response.writeHead(answer.status ?? 200).end(answer.body);
});

beforeAll(() => new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve)));
beforeEach(() => {
  asked = 0;
  logged.length = 0;
});
afterAll(() => {
  source.closeAllConnections();
  source.close();
  fs.rmSync(dir, { recursive: true });
});

function open(name: string, intervalMs = 60_000) {
  return new PolledDocument({
    url: `http://127.0.0.1:${(source.address() as AddressInfo).port}/`,
    schema: z.object({ revision: z.number() }),
    file: path.join(dir, `${name}.json`),
    intervalMs,
    log,
  });
}

test('an unreachable source changes nothing, not even after a restart, and is reported once', async () => {
  answer = { body: '{"revision":1}', etag: '"1"' };
  const before = open('kept');
  await before.refresh();
  answer = null;
  await before.refresh();
  await before.refresh();
  const after = open('kept');
  await after.start();
  after.stop();

  expect([before.current, after.current]).toEqual([{ revision: 1 }, { revision: 1 }]);
  expect(logged.filter((line) => line.includes('keeping the last good copy'))).toHaveLength(2);
});

test('restarted while its source is dead or its database is, it begins with the copy and says how old that is', async () => {
  answer = { body: '{"revision":7}', etag: '"7"' };
  const before = open('aged');
  await before.refresh();
  expect(before.ageMs).toBeLessThan(60_000);
  const hourAgo = new Date(Date.now() - 3600_000);

  for (const dead of [null, { body: '{"code":"unreachable"}', etag: '"x"', status: 503 }]) {
    fs.utimesSync(path.join(dir, 'aged.json'), hourAgo, hourAgo);
    answer = dead;
    const after = open('aged');
    await after.start();
    after.stop();
    expect(after.current).toEqual({ revision: 7 });
    expect(Math.round((after.ageMs ?? 0) / 60_000)).toBe(60);
  }
  // Found to be true, it is young again, also for who comes next.
  answer = { body: '{"revision":7}', etag: '"7"' };
  await open('aged').refresh();
  answer = null;
  const next = open('aged');
  await next.start();
  next.stop();
  expect(next.ageMs).toBeLessThan(60_000);
});

test('what is unchanged is the same object, what changed another', async () => {
  answer = { body: '{"revision":1}', etag: '"1"' };
  const document = open('changing');
  await document.refresh();
  const first = document.current;
  await document.refresh();
  expect(document.current).toBe(first);

  answer = { body: '{"revision":2}', etag: '"2"' };
  await document.refresh();
  expect(document.current).toEqual({ revision: 2 });
});

test('a document of another shape does not take the place of a good one', async () => {
  answer = { body: '{"revision":1}', etag: '"1"' };
  const document = open('shape');
  await document.refresh();
  answer = { body: '{"revision":"two"}', etag: '"2"' };
  await document.refresh();

  expect(document.current).toEqual({ revision: 1 });
});

test('the source is asked once at a time', async () => {
  answer = { body: '{"revision":1}', etag: '"1"' };
  const document = open('once');
  await Promise.all([document.refresh(), document.refresh(), document.refresh()]);

  expect(asked).toBe(1);
});

test('an answer that is a failure does not count, whatever it says, and that the source is back is told once', async () => {
  answer = { body: '{"revision":1}', etag: '"1"' };
  const document = open('failing');
  await document.refresh();
  answer = { body: '{"revision":2}', etag: '"2"', status: 500 };
  await document.refresh();
  expect(document.current).toEqual({ revision: 1 });
  answer = { body: '{"revision":3}', etag: '"3"' };
  await document.refresh();
  await document.refresh();

  expect(document.current).toEqual({ revision: 3 });
  const url = expect.stringContaining('http://127.0.0.1') as string;
  expect(logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ url, err: expect.objectContaining({ message: 'answered 500' }) as object }),
    expect.objectContaining({ url, msg: 'Reachable again' }),
  ]);
});

test('it looks again by itself until it is stopped', async () => {
  answer = { body: '{"revision":1}', etag: '"1"' };
  const document = open('again', 5);
  await document.start();
  answer = { body: '{"revision":2}', etag: '"2"' };
  for (let waits = 0; waits < 400 && document.current?.revision === 1; waits += 1) await delay(5);
  expect(document.current).toEqual({ revision: 2 });
  document.stop();
  await document.refresh();
  const before = asked;
  await delay(50);

  // One that was on its way as it stopped may still arrive.
  expect(asked).toBeLessThanOrEqual(before + 1);
});
