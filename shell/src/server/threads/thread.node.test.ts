import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { PendingPage } from './pending-page';
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
    { file, settings: {}, secrets: { tookMs } as object },
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
  thread.render({ job: { url: 'http://sunrise.example/' } } as unknown as PendingPage);

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
