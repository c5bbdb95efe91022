import type { CDPSession } from '@playwright/test';

/** `ts` and the time on a processor, `tdur`, in microseconds. */
type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number };

/** The mark a page sets once it is alive. */
export const ALIVE = 'alive';

/**
 * Watches a page's main thread until it is told to stop. Other programs that want the processor make a task last
 * longer; the time the task itself was on a processor says what the page asks of a machine of its own.
 */
export async function watchMainThread(devtools: CDPSession) {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async function longestTaskCpuMs(): Promise<number> {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.end');
    await complete;
    const alive = events.find(({ name }) => name === ALIVE);
    // A control that never does.
    if (!alive) return 0;
    const tasks = events.filter(
      ({ name, ph, pid, tid, ts }) =>
        name.endsWith('RunTask') && ph === 'X' && pid === alive.pid && tid === alive.tid && ts < alive.ts,
    );
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
  };
}
