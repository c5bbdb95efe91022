/**
 * A stretch of the main thread that nothing could interrupt. Times are milliseconds since the page was asked for. Other
 * programs that want the processor make a task last longer, not the time it was on a processor itself.
 */
export type Task = { startMs: number; durationMs: number; onProcessorMs: number };

/** From here on a task is long, and what it takes beyond is blocking. */
const LONG_TASK_MS = 50;

/** The middle value; of an even count the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The middle of each figure over several rounds; a round without it does not count. */
export function medians<Key extends string>(rounds: readonly Partial<Record<Key, number>>[]): Record<Key, number> {
  const keys = [...new Set(rounds.flatMap((round) => Object.keys(round) as Key[]))];
  const middle = (key: Key) => median(rounds.flatMap((round) => round[key] ?? []));
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as Record<Key, number>;
}

/**
 * What tasks take beyond 50 ms each, of the part that lies after the first paint: a task that began before it counts
 * from the paint on, as Lighthouse does it. On a processor such a task counts by the same share.
 */
export function totalBlocking(tasks: readonly Task[], firstPaintMs: number) {
  let [blockingMs, blockingOnProcessorMs] = [0, 0];
  for (const { startMs, durationMs, onProcessorMs } of tasks) {
    const after = Math.max(0, startMs + durationMs - Math.max(startMs, firstPaintMs));
    blockingMs += Math.max(0, after - LONG_TASK_MS);
    if (durationMs > 0) blockingOnProcessorMs += Math.max(0, (onProcessorMs * after) / durationMs - LONG_TASK_MS);
  }
  return { blockingMs, blockingOnProcessorMs };
}

/** Of the tasks that began before a moment, by their time on a processor: how many were long, and the longest. */
export function longTasksBefore(tasks: readonly Task[], endMs: number): { longTasks: number; longestMs: number } {
  const times = tasks.filter(({ startMs }) => startMs < endMs).map(({ onProcessorMs }) => onProcessorMs);
  return { longTasks: times.filter((time) => time > LONG_TASK_MS).length, longestMs: Math.max(0, ...times) };
}

/** Whether a page asked for again came from memory: it costs less than half of a new one. */
export const isRemembered = (drawnMs: number, againMs: number): boolean => againMs < drawnMs / 2;
