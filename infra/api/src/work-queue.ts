/** More waiting than this could not be answered before the client gives up. */
const MAX_WAITING = 200;

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs at most `atOnce` pieces of work at a time, the rest in turn. Work under a key that is
 * already waiting or running is done once, for everybody who asked.
 */
export function workQueue<T>(atOnce: number, maxWaiting = MAX_WAITING) {
  const shared = new Map<string, Promise<T>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function take(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new QueueFull(`${waiting.length} are waiting already`);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or is free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    run(key: string, work: () => Promise<T>): Promise<T> {
      const already = shared.get(key);
      if (already) return already;
      const result = take(work).finally(() => shared.delete(key));
      shared.set(key, result);
      return result;
    },
  };
}
