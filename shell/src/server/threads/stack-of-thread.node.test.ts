import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { within } from '@shared-kit/domain/async/within';
import { stackOfThread } from './stack-of-thread';

/** A thread that never ends what it does. */
async function spinning(): Promise<Worker> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     function forEver() { for (;;) Math.sqrt(Math.random()); }
     parentPort.postMessage('ready');
     forEver();`,
    { eval: true },
  );
  await once(worker, 'message');
  return worker;
}

test('tells the innermost call of a thread that never ends, which goes on and can be ended', async () => {
  const worker = await spinning();
  const [innermost] = await stackOfThread(worker);

  expect(innermost?.functionName).toBe('forEver');
  expect(await worker.terminate()).toBe(1);
});

test('a thread that stops later than anybody waits for it can be ended all the same', async () => {
  const ended = await Promise.all(
    [0, 1, 2, 5].map(async (limitMs) => {
      const worker = await spinning();
      await stackOfThread(worker, limitMs);
      return within(10_000, worker.terminate(), () => `stands still after ${limitMs} ms`);
    }),
  );

  expect(ended).toEqual([1, 1, 1, 1]);
});
