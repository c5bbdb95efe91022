import { together } from './together';

type Item = { site: string; id: number };

/** Work that ends when told to, and remembers what it was given. */
function slowWork() {
  const runs: number[][] = [];
  const ends: (() => void)[] = [];
  const call = together(
    async (items: Item[]) => {
      runs.push(items.map(({ id }) => id));
      await new Promise<void>((resolve) => ends.push(resolve));
      return items.map(({ id }) => id * 10);
    },
    ({ site }) => site,
  );
  return { runs, call, endNext: () => ends.shift()?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('calls of one tick are one piece of work, each with its own answer', async () => {
  const { runs, call, endNext } = slowWork();

  const answers = Promise.all([call({ site: 'a', id: 1 }), call({ site: 'a', id: 2 })]);
  await settled();
  endNext();

  expect(await answers).toEqual([10, 20]);
  expect(runs).toEqual([[1, 2]]);
});

test('what comes while work is under way is the next piece, and another key does not wait', async () => {
  const { runs, call, endNext } = slowWork();

  const first = call({ site: 'a', id: 1 });
  await settled();
  const later = [call({ site: 'a', id: 2 }), call({ site: 'a', id: 3 }), call({ site: 'b', id: 4 })];
  await settled();
  expect(runs).toEqual([[1], [4]]);
  endNext();
  await first;
  await settled();
  endNext();
  endNext();

  expect(await Promise.all(later)).toEqual([20, 30, 40]);
  expect(runs).toEqual([[1], [4], [2, 3]]);
});

test('a fault reaches every call of its piece, and the next piece is tried', async () => {
  let tries = 0;
  const call = together(
    async (items: Item[]) => {
      tries += 1;
      if (tries === 1) throw new Error('database away');
      return items.map(({ id }) => id);
    },
    ({ site }) => site,
  );

  const outcomes = await Promise.allSettled([call({ site: 'a', id: 1 }), call({ site: 'a', id: 2 })]);

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(call({ site: 'a', id: 3 })).resolves.toBe(3);
});

test('more than fifty are several pieces', async () => {
  const sizes: number[] = [];
  const call = together(
    async (items: Item[]) => {
      sizes.push(items.length);
      return items.map(({ id }) => id);
    },
    ({ site }) => site,
  );

  const answers = await Promise.all(Array.from({ length: 120 }, (_unused, id) => call({ site: 'a', id })));

  expect(answers).toEqual(Array.from({ length: 120 }, (_unused, id) => id));
  expect(sizes).toEqual([50, 50, 20]);
});
