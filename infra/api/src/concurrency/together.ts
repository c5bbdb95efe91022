/** A statement with more items than this keeps its connection for too long. */
const MOST_AT_ONCE = 50;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result | PromiseLike<Result>) => void;
  reject: (error: unknown) => void;
};

/**
 * Makes one piece of work of all calls under a key that arrive in the same tick, or while the one before is under way:
 * alone a call waits for nobody, and many cost little more than one.
 *
 * @param run answers in the order of the items; what it throws, every call of that piece gets.
 */
export function together<Item, Result>(run: (items: Item[]) => Promise<Result[]>, keyOf: (item: Item) => string) {
  const waiting = new Map<string, Waiting<Item, Result>[]>();

  async function workOff(key: string, calls: Waiting<Item, Result>[]): Promise<void> {
    await Promise.resolve();
    while (calls.length > 0) await runOnce(calls.splice(0, MOST_AT_ONCE));
    waiting.delete(key);
  }

  async function runOnce(calls: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(calls.map(({ item }) => item));
      calls.forEach(({ resolve }, index) => resolve(results[index] as Result));
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  }

  return (item: Item): Promise<Result> => {
    const { promise, ...ending } = Promise.withResolvers<Result>();
    const key = keyOf(item);
    const calls = waiting.get(key);
    if (calls) {
      calls.push({ item, ...ending });
    } else {
      const first = [{ item, ...ending }];
      waiting.set(key, first);
      void workOff(key, first);
    }
    return promise;
  };
}
