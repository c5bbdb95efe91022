import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PageJob } from '../page/page-renderer';
import type { PageAnswer } from '../page/respond-with-page';
import { PendingPage } from './pending-page';
import { Thread } from './thread';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'thread-'));
const file = path.join(dir, 'thread.cjs');
/** Ready as soon as it hears the state; a page never ends, and notes the processor time that it took. */
fs.writeFileSync(
  file,
  `const { parentPort, workerData } = require('node:worker_threads');
   const tookMs = new Int32Array(workerData.tookMs);
   parentPort.on('message', ({ kind }) => {
     if (kind === 'ping') parentPort.postMessage([{ kind: 'pong' }]);
     if (kind === 'state') parentPort.postMessage([{ kind: 'ready' }]);
     while (kind === 'render') tookMs[0] = process.threadCpuUsage().user / 1000;
   });`,
);
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('a thread that hangs in its first page, before it was ever asked how it is, hangs no longer than another', async () => {
  const tookMs = new SharedArrayBuffer(4);
  let ready: () => void = () => undefined;
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  let isHanging = false;
  const thread = new Thread(
    { file, settings: {}, heapMb: 128, secrets: { tookMs } as object },
    {
      free: () => ready(),
      styles: () => Promise.resolve(null),
      fault: () => undefined,
      hangs: () => Promise.resolve(void (isHanging = true)),
      gone: () => undefined,
    },
  );
  thread.update({ sites: undefined, snapshot: undefined });
  await isReady;
  thread.render(new PendingPage({ url: 'http://sunrise.example/' } as PageJob, {} as PageAnswer));

  try {
    while (!isHanging) {
      await thread.check();
      await delay(20);
    }
  } finally {
    await thread.end();
  }

  expect(new Int32Array(tookMs)[0]).toBeLessThan(5000);
});

test('a thread that keeps all it makes ends alone, and says which pages it did not finish', async () => {
  const greedy = path.join(dir, 'greedy.cjs');
  fs.writeFileSync(
    greedy,
    `const { parentPort } = require('node:worker_threads');
     const kept = [];
     parentPort.on('message', ({ kind }) => {
       if (kind === 'state') parentPort.postMessage([{ kind: 'ready' }]);
       while (kind === 'render') kept.push(Array.from({ length: 10_000 }, (_, at) => ({ at })));
     });`,
  );
  const ready = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<{ begun: PendingPage[]; error: unknown }>();
  const thread = new Thread(
    { file: greedy, settings: {}, heapMb: 128, secrets: {} },
    {
      free: ready.resolve,
      styles: () => Promise.resolve(null),
      fault: () => undefined,
      hangs: () => Promise.resolve(),
      gone: ({ begun }, error) => gone.resolve({ begun, error }),
    },
  );
  thread.update({ sites: undefined, snapshot: undefined });
  await ready.promise;
  const page = { job: { url: 'http://sunrise.example/' }, begin: () => undefined } as unknown as PendingPage;
  thread.render(page);

  expect(await gone.promise).toMatchObject({ begun: [page], error: { code: 'ERR_WORKER_OUT_OF_MEMORY' } });
});
