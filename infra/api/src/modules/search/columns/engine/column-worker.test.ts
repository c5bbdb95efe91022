import { setImmediate } from 'node:timers/promises';
import type { ColumnQuestion } from './column-engine';
import { columnWorker } from './column-worker';

const warnings: unknown[] = [];
const log = { error: () => undefined, warn: (warning: unknown) => void warnings.push(warning) };
const question = (slug: string) => ({ site: { slug }, now: new Date(0) }) as ColumnQuestion;

/** A thread that says whom it was asked about, ends when asked about "end" and never answers "silence". */
const thread = `
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ id, question: { site: { slug }, now } }) => {
    if (slug === 'end') process.exit(1);
    if (slug === 'loaded') parentPort.postMessage('loaded');
    if (slug === 'fault') parentPort.postMessage({ id, answer: null, fault: 'out of order' });
    else if (slug !== 'silence') parentPort.postMessage({ id, answer: JSON.stringify({ count: slug.length, ids: [now.toISOString()] }) });
  });`;
const entry = new URL(`data:text/javascript,${encodeURIComponent(thread)}`);

let columns: ReturnType<typeof columnWorker>;
afterEach(() => columns.stop());

test('every question gets its own answer, in whatever order they come', async () => {
  columns = columnWorker({ url: 'none', log, entry, patienceMs: 60_000 });
  const silent = columns.answer(question('silence'));
  const answers = await Promise.all(['one', 'three'].map((slug) => columns.answer(question(slug))));

  expect(answers).toEqual([
    { count: 3, ids: ['1970-01-01T00:00:00.000Z'] },
    { count: 5, ids: ['1970-01-01T00:00:00.000Z'] },
  ]);
  await columns.stop();
  expect(await silent).toBeNull();
});

test('a thread that says nothing or fails leaves the answer to PostgreSQL', async () => {
  columns = columnWorker({ url: 'none', log, entry, patienceMs: 1 });
  expect(await columns.answer(question('silence'))).toBeNull();
  await columns.stop();

  columns = columnWorker({ url: 'none', log, entry, patienceMs: 60_000 });
  expect(await columns.answer(question('fault'))).toBeNull();
  expect(warnings).toEqual([{ fault: 'out of order' }]);
});

test('stock counts as loaded when the thread says so, and once it has taken too long', async () => {
  columns = columnWorker({ url: 'none', log, entry, loadPatienceMs: 60_000 });
  await columns.answer(question('one'));
  expect(columns.isLoaded()).toBe(false);
  await columns.answer(question('loaded'));
  expect(columns.isLoaded()).toBe(true);
  await columns.stop();

  columns = columnWorker({ url: 'none', log, entry, loadPatienceMs: 1 });
  while (!columns.isLoaded()) await setImmediate();
  expect(await columns.answer(question('one'))).toMatchObject({ count: 3 });
});

test('a thread that ends answers null to whoever waits and is started again', async () => {
  columns = columnWorker({ url: 'none', log, entry, patienceMs: 60_000, restMs: 1 });
  const waiting = columns.answer(question('silence'));
  expect(await columns.answer(question('end'))).toBeNull();
  expect(await waiting).toBeNull();

  let answer = null;
  while (answer === null) {
    await setImmediate();
    answer = await columns.answer(question('four'));
  }
  expect(answer).toMatchObject({ count: 4 });
});
