import PQueue from 'p-queue';

/** More waiting than this could not be answered before the client gives up. */
const MAX_WAITING = 200;

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/**
 * Runs at most `atOnce` pieces of work at a time, the rest in turn (p-queue). Work under a key that is already waiting or
 * running is done once, for everybody who asked.
 */
export function workQueue<T>(atOnce: number, maxWaiting = MAX_WAITING) {
  const queue = new PQueue({ concurrency: atOnce });
  const shared = new Map<string, Promise<T>>();
  return {
    /** How many have not begun. */
    waiting: () => queue.size,
    /** @throws {QueueFull} when too many wait already. */
    run(key: string, work: () => Promise<T>): Promise<T> {
      const already = shared.get(key);
      if (already) return already;
      const isFull = queue.pending >= atOnce && queue.size >= maxWaiting;
      if (isFull) return Promise.reject(new QueueFull(`${queue.size} are waiting already`));
      const result = queue.add(work).finally(() => shared.delete(key));
      shared.set(key, result);
      return result;
    },
  };
}
