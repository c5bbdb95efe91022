import { QueueFull, workQueue } from './work-queue';

/** Work that ends when the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

test('does not start more than it may at once', async () => {
  const queue = workQueue<string>(2);
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return 'done';
  };

  await Promise.all(Array.from({ length: 9 }, (_, index) => queue.run(String(index), work)));

  expect(most).toBe(2);
});

test('does the work of one key once', async () => {
  const queue = workQueue<string>(1);
  let times = 0;
  const work = async () => `${(times += 1)}`;

  expect(await Promise.all([queue.run('a', work), queue.run('a', work)])).toEqual(['1', '1']);
  expect(await queue.run('a', work)).toBe('2');
});

test('a failure reaches everybody who waits, and nobody after', async () => {
  const queue = workQueue<string>(1);
  const first = pending();
  const both = Promise.allSettled([queue.run('a', first.work), queue.run('a', first.work)]);
  first.reject(new Error('broken'));

  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await queue.run('a', async () => 'well')).toBe('well');
});

test('refuses when too many wait already, and recovers', async () => {
  const queue = workQueue<string>(1, 1);
  const first = pending();
  const running = queue.run('a', first.work);
  const waiting = queue.run('b', async () => 'b');

  await expect(queue.run('c', async () => 'c')).rejects.toThrow(QueueFull);
  first.resolve('a');
  expect(await Promise.all([running, waiting])).toEqual(['a', 'b']);
  expect(await queue.run('c', async () => 'c')).toBe('c');
});
