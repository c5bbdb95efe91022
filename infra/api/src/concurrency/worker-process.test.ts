import { join } from 'node:path';

import { WorkerBroke, workerProcess } from './worker-process';

const options = {
  source: join(import.meta.dirname, '../../test/fixtures/worker.ts'),
  memoryMb: 1_024,
  mayTakeMs: 6_000,
};
const worker = workerProcess<string, unknown>(options);

afterAll(worker.stop);

test('there is no process before the first order', () => {
  expect(worker.pid()).toBeNull();
});

test('an order is answered by a process of its own that is kept, and that knows nothing of our environment', async () => {
  process.env['A_SECRET'] = 'of this process';
  const pid = await worker.ask('process');

  expect(pid).not.toBe(process.pid);
  expect(await worker.ask('process')).toBe(pid);
  expect(worker.pid()).toBe(pid);
  expect(await worker.ask('environment')).toEqual([]);
});

test('what the process throws is thrown, and the process stays', async () => {
  const pid = await worker.ask('process');

  await expect(worker.ask('throw')).rejects.toThrow('no such order');
  expect(await worker.ask('process')).toBe(pid);
});

test('an order that takes too long costs its process its life, and the next order gets a new one', async () => {
  const pid = Number(await worker.ask('process'));

  await expect(worker.ask('loop')).rejects.toThrow(WorkerBroke);

  expect(await worker.ask('process')).not.toBe(pid);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

test('an order that takes more memory than it may fails, and the next one is answered', async () => {
  // On a machine with much to do it takes its time to get there: not its time is to end it.
  const patient = workerProcess<string, unknown>({ ...options, mayTakeMs: 120_000 });
  await expect(patient.ask('eat')).rejects.toThrow('allocate memory');

  expect(await patient.ask('process')).toEqual(expect.any(Number));
  patient.stop();
}, 180_000);
