// What the Node process that is started with it (`--import`, `--expose-gc`) keeps in all its threads, after it was cleaned
// up: asked over HTTP at the port HEAP_PORT of this machine.
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

const ANSWERS_WITHIN_MS = 25_000;
const asking = new BroadcastChannel('heap-probe');
const answering = new BroadcastChannel('heap-probe-answers');
const { memoryUsage } = process;
/** Compiled code that nobody runs is dropped once it has not been used for several clean-ups. */
const CLEANUPS = 12;
const kept = async () => {
  for (let count = 0; count < CLEANUPS; count += 1) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return memoryUsage().heapUsed;
};

asking.onmessage = () => void (isMainThread || kept().then((bytes) => answering.postMessage(bytes)));
asking.unref?.();
answering.unref?.();

// A program that a thread of it would start, too, has one thread that listens.
if (isMainThread)
  createServer((_request, response) => {
    const heaps = [];
    answering.onmessage = ({ data }) => void heaps.push(data);
    asking.postMessage('');
    kept().then((bytes) => heaps.push(bytes));
    setTimeout(() => response.end(JSON.stringify(heaps)), ANSWERS_WITHIN_MS);
  })
    .listen(Number('HEAP_PORT'), '127.0.0.1')
    .unref();
